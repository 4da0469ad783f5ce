import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Me, TokenLine } from "../lib/wire";
import AccountDialog from "./AccountDialog.svelte";
import { loadTexts } from "../lib/texts.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

const anna: Me = { user: "a-1", name: "Anna", account: true };
const robot: TokenLine = { sid: "0123456789abcdef", match: "fedcba9876543210", name: "Robot", created: 5 };
const asked: [string, string, unknown][] = [];
let answers: Record<string, unknown> = {};

beforeAll(() => loadTexts("en"));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  answers = { "GET tokens": [robot] };
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string, { method, body }: { method: string; body?: string }) => {
    const what = `${method} ${address.replace("/api/", "")}`;
    asked.push([method, address, body === undefined ? null : JSON.parse(body)]);
    const refused = what in answers && answers[what] instanceof Error ? (answers[what] as Error) : null;
    const content = refused ? { error: "e", message: refused.message, rule: null } : (answers[what] ?? null);
    return Promise.resolve(new Response(JSON.stringify(content), { status: refused ? 403 : 200 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.me = null;
  settings.name = "";
});

const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button" }));
const sent = (path: string) => asked.filter(([, address]) => address === `/api/${path}`).at(-1);

test("a stranger logs in or registers with the same two fields", async () => {
  const close = vi.fn();
  render(AccountDialog, { props: { close } });
  answers["POST login"] = new Error("Wrong name or password.");
  await type("Your name", "Anna");
  await type("Password", "correct horse");
  await press("Log in");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Wrong name or password."));
  expect(session.me).toBeNull();
  answers["POST accounts"] = anna;
  await press("Create an account");
  await waitFor(() => expect(session.me).toEqual(anna));
  expect(sent("accounts")).toEqual(["POST", "/api/accounts", { name: "Anna", password: "correct horse" }]);
  expect(settings.name).toBe("Anna");
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("the owner of an account changes the password and hears of it", async () => {
  session.me = anna;
  render(AccountDialog, { props: { close: vi.fn() } });
  answers["POST password"] = anna;
  await type("Current password", "correct horse");
  await type("New password", "better horse");
  await press("Change password");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Password changed."));
  expect(sent("password")?.[2]).toEqual({ old: "correct horse", new: "better horse" });
  expect((screen.getByLabelText("New password") as HTMLInputElement).value).toBe("");
});

test("a token of a program is taken back", async () => {
  session.me = anna;
  render(AccountDialog, { props: { close: vi.fn() } });
  await waitFor(() => screen.getByText("Robot"));
  await fireEvent.click(screen.getByLabelText("Revoke: Robot"));
  await waitFor(() => expect(screen.queryByText("Robot")).toBeNull());
  expect(sent(`tokens/${robot.sid}`)?.[0]).toBe("DELETE");
});

test.each([
  ["Log out", "logout"],
  ["Log out on all devices", "logout/everywhere"],
])("%s ends it, and leaves no name of an account behind", async (button, path) => {
  [session.me, settings.name] = [anna, "Anna"];
  const close = vi.fn();
  render(AccountDialog, { props: { close } });
  await press(button);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent(path)?.[0]).toBe("POST");
  expect([session.me, settings.name]).toEqual([null, ""]);
});

test("deleting asks first, and asks for the password", async () => {
  session.me = anna;
  const close = vi.fn();
  render(AccountDialog, { props: { close } });
  await press("Delete my account");
  expect(sent("erase")).toBeUndefined();
  await press("Cancel");
  await press("Delete my account");
  await type("Password", "correct horse");
  await press("Delete my account");
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent("erase")?.[2]).toEqual({ password: "correct horse" });
});

test("a session that was ended elsewhere has ended here too", async () => {
  session.me = anna;
  render(AccountDialog, { props: { close: vi.fn() } });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response('{"error":"who-are-you","message":"Enter your name first."}', { status: 401 })),
  );
  await type("Current password", "correct horse");
  await type("New password", "better horse");
  await press("Change password");
  await waitFor(() => expect(session.me).toBeNull());
  screen.getByText("Log in");
});

test("a guest has no password to say", async () => {
  session.me = { user: "g-1", name: "Guest", account: false };
  const close = vi.fn();
  render(AccountDialog, { props: { close } });
  await press("Delete my data");
  expect(screen.queryByLabelText("Password")).toBeNull();
  await press("Delete my data");
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent("erase")?.[2]).toEqual({});
});
