import { describe, expect, test } from "vitest";
import { leadsOnlyHere, Site } from "./site";

const at = (address: string): Pick<Location, "pathname" | "search" | "hash"> => new URL(address);

describe("on a server", () => {
  const site = new Site({ host: "server", version: "1a2b" }, "http://localhost/m/0123456789abcdef");

  test("places are real paths, from the root wherever the page was opened", () => {
    expect(site.served).toBe(true);
    expect(site.base).toBe("/");
    expect(site.page("/sheet/akropolis")).toBe("/sheet/akropolis");
    expect(site.placeOf(at("http://localhost/m/0123456789abcdef/?a=b#/m/1"))).toBe("/m/0123456789abcdef");
    expect(site.placeOf(at("http://localhost/"))).toBe("/");
  });

  test("what is said beside a place is the query of the address", () => {
    expect(site.queryOf(at("http://localhost/replay/1?step=7&seat=1#/m/1?step=9"))).toBe("?step=7&seat=1");
    expect(site.queryOf(at("http://localhost/replay/1"))).toBe("");
  });

  test("the server is asked at its root", () => {
    expect(site.api("games")).toBe("/api/games");
    expect(site.socket("matches/1/socket")).toBe(`ws://${location.host}/api/matches/1/socket`);
  });
});

describe("in a folder", () => {
  const facts = { host: "static", friends: "https://play.example.org", engine: { "toy.wasm": "engine/toy-1a2b.wasm" } };
  const site = new Site(facts as never, "https://example.org/some/where/index.html?a=/b/#/sheet/akropolis");

  test("places are behind the hash, files beside the page", () => {
    expect(site.served).toBe(false);
    expect(site.base).toBe("/some/where/");
    expect(site.page("/sheet/akropolis")).toBe("#/sheet/akropolis");
    expect(site.file("sw.js")).toBe("/some/where/sw.js");
  });

  test.each([
    ["", "/"],
    ["#/", "/"],
    ["#main", "/"],
    ["#/sheet/akropolis", "/sheet/akropolis"],
    ["#/sheet/akropolis/", "/sheet/akropolis"],
  ])("%s leads to %s", (hash, place) => {
    expect(site.placeOf(at(`https://example.org/some/where/${hash}`))).toBe(place);
  });

  test.each([
    ["#/local/1/replay?step=7&seat=1", "?step=7&seat=1"],
    ["#/local/1/replay", ""],
    ["#main", ""],
    ["", ""],
  ])("%s says %s beside the place; the query of the folder is the host's", (hash, query) => {
    const address = at(`https://example.org/some/where/?host=7${hash}`);
    expect(site.queryOf(address)).toBe(query);
    if (query) expect(site.placeOf(address)).toBe("/local/1/replay");
  });

  test("the engine's files are those of this version", () => {
    expect(site.engine("toy")).toBe("/some/where/engine/toy-1a2b.wasm");
    expect(site.engine("chess")).toBeNull();
    expect(site.friends).toBe("https://play.example.org");
  });
});

test.each(["localhost:8080", "a.localhost", "127.0.0.1:8080", "127.3.2.1", "[::1]:8080", "0.0.0.0:8080"])(
  "nobody else can follow a link to %s",
  (host) => expect(leadsOnlyHere(`http://${host}/m/1`)).toBe(true),
);

test.each(["192.168.1.7:8080", "play.example.org", "localhost.example.org", "my-computer:8080", "[fe80::1]"])(
  "others may follow a link to %s",
  (host) => expect(leadsOnlyHere(`http://${host}/m/1`)).toBe(false),
);
