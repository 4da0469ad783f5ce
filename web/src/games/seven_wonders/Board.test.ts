import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { language, loadTexts, speaker } from "../../lib/texts.svelte";
import type { Preview, SeatLine } from "../../lib/wire";
import Board from "./Board.svelte";
import { BOARDS, CARDS, cardOf } from "./components";
import Effects from "./Effects.svelte";
import three from "./fixtures-3.json";
import seven from "./fixtures-7.json";
import { page } from "./index";
import { LastTurn } from "./moves.svelte";
import { playOf, readPlay } from "./notation";
import phases from "./phases.json";
import { PICTURES } from "./wonders";
import { SYMBOL_LAYERS } from "./symbols";
import type { View } from "./view";
import { effectsWords } from "./words";

interface Shot {
  seat: number | null;
  pending: number[];
  legal: string[];
  view: View;
}
const SHOTS = [...three, ...seven, ...Object.values(phases)] as unknown as Shot[];
const CARD_SHOTS = SHOTS.filter((shot) => shot.legal.some((action) => readPlay(action)));
const NAMES = ["Anna", "Béla", "Dénes", "Оксана", "Tamás", "Ілля", "Zoé"];
const speak = speaker("seven_wonders");

beforeAll(async () => {
  language.now = "en";
  await loadTexts();
  await loadTexts("en", "seven_wonders");
});
afterEach(cleanup);

function show(shot: Shot, more: { chosen?: string | null; compact?: boolean; preview?: Preview | null } = {}) {
  const choose = vi.fn<(action: string) => void>();
  const look = vi.fn<(action: string | null) => void>();
  const props = {
    ...shot,
    names: NAMES.slice(0, shot.view.players.length),
    seats: [] as SeatLine[],
    speak,
    choose,
    look,
    preview: null as Preview | null,
    chosen: null as string | null,
    compact: false,
    ...more,
  };
  return { ...render(Board, props), choose, look, props };
}
const all = (where: ParentNode, selector: string): HTMLElement[] => [...where.querySelectorAll<HTMLElement>(selector)];
const handOf = (where: ParentNode): HTMLElement[] => all(where, ".hand [data-card]");

/** Everything that can be chosen by clicks, in the order in which it is reached. */
async function clickThrough(container: HTMLElement): Promise<void> {
  for (const button of all(container, "[data-action]:not(.cannot)")) await fireEvent.click(button);
  for (let place = 0; place < handOf(container).length; place++) {
    await fireEvent.click(handOf(container)[place]!);
    await tick();
    for (const option of all(container, ".tray .option:not(.locked)")) await fireEvent.click(option);
  }
}

describe("every recorded position", () => {
  test.each(SHOTS.map((shot, place) => ({ place, shot })))(
    "is drawn and offers what is legal, nothing else: $place",
    async ({ shot }) => {
      const { container, choose } = show(shot);
      expect(handOf(container)).toHaveLength(shot.view.own?.hand.length ?? 0);
      expect(all(container, ".rival")).toHaveLength(shot.view.players.length - 1);
      expect(container.textContent).not.toMatch(/undefined|NaN|SW-\d/);
      for (const button of all(container, "button")) {
        const label = button.querySelector(".visually-hidden")?.textContent ?? button.textContent;
        expect(label.trim()).not.toBe("");
        expect(label).not.toMatch(/undefined|NaN|SW-\d|(card|wonder|resource|colour|kind|flag)-[a-z]/);
      }
      await clickThrough(container);
      expect(new Set(choose.mock.calls.map(([action]) => action))).toEqual(new Set(shot.legal));
    },
  );

  test("says what is asked of whoever must choose", () => {
    for (const shot of SHOTS) {
      if (shot.seat === null || !shot.legal.length) continue;
      expect(page.ask(shot.view, shot.seat, speak, shot.legal)).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("a hand", () => {
  const shot = CARD_SHOTS.find((one) => one.legal.length === 28)!;

  test("is one stop for Tab, and the arrows go round", async () => {
    const { container } = show(shot);
    const cards = handOf(container);
    expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1);
    cards[0]!.focus();
    await fireEvent.keyDown(cards[0]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[1]);
    await fireEvent.keyDown(cards[1]!, { key: "End" });
    expect(document.activeElement).toBe(cards.at(-1));
    await fireEvent.keyDown(cards.at(-1)!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[0]);
  });

  test("picks, looks, and takes a step back with Escape", async () => {
    const { container, choose, look } = show(shot);
    const locked = shot.view.own!.hand.findIndex((entry) => entry.refused);
    const card = handOf(container)[locked]!;
    await fireEvent.click(card);
    await tick();
    expect(card.getAttribute("aria-pressed")).toBe("true");
    const first = container.querySelector<HTMLElement>(".tray .option")!;
    expect(document.activeElement).toBe(first);
    const looked = (option: HTMLElement): string | null =>
      option.className.includes("locked") ? null : option.dataset["action"]!;
    expect(look).toHaveBeenLastCalledWith(looked(first));
    for (const option of all(container, ".tray .option").slice(1)) {
      await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
      expect(look).toHaveBeenLastCalledWith(looked(option));
    }
    await fireEvent.keyDown(window, { key: "Escape" });
    await tick();
    expect(container.querySelector(".tray")).toBeNull();
    expect(document.activeElement).toBe(handOf(container)[locked]);
    expect(look).toHaveBeenLastCalledWith(null);
    expect(choose).not.toHaveBeenCalled();
  });

  test("says of every way whether it is open, and answers with the reason where it is not", async () => {
    const { container, choose } = show(shot);
    for (let place = 0; place < handOf(container).length; place++) {
      expect(handOf(container)[place]!.getAttribute("aria-disabled")).toBe("false");
      await fireEvent.click(handOf(container)[place]!);
      await tick();
      for (const option of all(container, ".tray .option")) {
        expect(option.getAttribute("aria-disabled")).toBe(String(!shot.legal.includes(option.dataset["action"]!)));
        await fireEvent.click(option);
        expect(choose).toHaveBeenLastCalledWith(option.dataset["action"]);
      }
    }
    cleanup();
    const waiting = handOf(show({ ...shot, legal: [] }).container);
    expect(waiting.map((card) => card.getAttribute("aria-disabled"))).toEqual(waiting.map(() => "true"));
  });

  test("keeps the selection while others choose, and loses it with the next hand", async () => {
    const { container, rerender, props } = show(shot);
    await fireEvent.click(handOf(container)[0]!);
    await rerender({ ...props, view: structuredClone(shot.view) });
    expect(container.querySelector(".tray")).not.toBeNull();
    await rerender({ ...props, view: { ...shot.view, turn: shot.view.turn + 1 } });
    expect(container.querySelector(".tray")).toBeNull();
  });

  test("shows what building would do while a card is pointed at, and lets go", async () => {
    const { container, look } = show(shot);
    const can = handOf(container).find((card) =>
      shot.legal.some((action) => action.startsWith(`build ${card.dataset["card"]}`)),
    )!;
    await fireEvent.pointerEnter(can);
    const [action] = look.mock.calls.at(-1)!;
    expect(shot.legal).toContain(action);
    await fireEvent.pointerLeave(can);
    expect(look).toHaveBeenLastCalledWith(null);
  });

  test("takes digits: first for a card, then for what to do with it", async () => {
    const { container, choose } = show(shot);
    await fireEvent.keyDown(window, { key: "3" });
    await tick();
    const options = all(container, ".tray .option");
    expect(handOf(container)[2]!.getAttribute("aria-pressed")).toBe("true");
    const place = options.findIndex((option) => !option.className.includes("locked"));
    await fireEvent.keyDown(window, { key: String(place + 1) });
    expect(choose.mock.calls).toEqual([[options[place]!.dataset["action"]]]);
  });

  test("says on every card why it costs what it costs, as the view has it", () => {
    const own = { ...shot.view.own!, hand: structuredClone(shot.view.own!.hand) };
    const costs = ["none", "chain", "colour", "first", "last", "coin", "own"] as const;
    for (const cost of costs) {
      Object.assign(own.hand[0]!, { cost, refused: null });
      const { container } = show({ ...shot, view: { ...shot.view, own } });
      const flag = container.querySelector(".hand .flag")!;
      expect(flag.querySelector(".text")!.textContent).toBe(speak(`price-${cost}`));
      expect(flag.className).toContain(cost === "coin" ? "pay" : "good");
      expect(handOf(container)[0]!.querySelector(".visually-hidden")!.textContent).toContain(speak(`price-${cost}`));
      cleanup();
    }
    expect(speak("price-colour")).toMatch(/^free/);
    expect(speak("price-coin")).toBe("1 coin");
  });

  test("asks the server even for what cannot be built", async () => {
    const locked = CARD_SHOTS.find((one) => one.view.own?.hand.some((entry) => entry.refused))!;
    const entry = locked.view.own!.hand.find((one) => one.refused)!;
    const { container, choose } = show(locked);
    await fireEvent.click(container.querySelector(`[data-card="${entry.card}"]`)!);
    await fireEvent.click(container.querySelector(".option.locked")!);
    expect(choose).toHaveBeenCalledWith(`build ${entry.card}`);
  });

  test("names cost, effect and the reason in full words", () => {
    const { container } = show(shot);
    const card = screen.getByRole("button", { name: /^Workers Guild/, hidden: true });
    expect(card).toBe(container.querySelector('[data-card="workers_guild"]'));
    expect(card.querySelector(".visually-hidden")!.textContent).toBe(
      "Workers Guild, purple card: wood, stone, clay, 2 × ore; 1 point for each brown card in the two neighbouring cities. Cannot be built: too few coins.",
    );
  });
});

describe("own cards that lie face down", () => {
  const shot = CARD_SHOTS.find((one) => one.view.players.length === 3)!;
  const own = { ...shot.view.own!, buried: ["altar"], discarded: ["loom", "loom"] };

  test("are told of the own city, and of no other", async () => {
    const { container } = show({ ...shot, view: { ...shot.view, own } });
    const told = (what: string): (string | undefined)[] =>
      all(container, `.details .hidden ${what}`).map((one) => one.textContent.trim());
    const more = (): HTMLElement => container.querySelector<HTMLElement>(".city .more")!;
    expect(container.querySelector(".details")).toBeNull();
    await fireEvent.click(more());
    expect(told("dd")).toEqual(["Altar", "Loom", "Loom"]);
    expect(told("dt")).toEqual(["Under your wonder", "You discarded"]);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(container.querySelector(".details")).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(more()));
    await fireEvent.click(container.querySelector(".rival")!);
    await fireEvent.click(more());
    expect(container.querySelector(".details")).not.toBeNull();
    expect(told("dd")).toEqual([]);
  });
});

describe("what is looked at", () => {
  const shot = CARD_SHOTS.find((one) => one.legal.some((action) => action.startsWith("sell ")))!;
  const action = shot.legal.find((one) => one.startsWith("sell "))!;

  test("shows coins and shields on their numbers, and points beside the hand", () => {
    const preview: Preview = {
      type: "previewed",
      key: "k",
      action,
      text: "",
      points: { treasury: 1, conflicts: -1 },
      goods: { coins: 3, shields: -1 },
      parts: [],
    };
    const { container } = show(shot, { preview });
    const { coins, shields } = shot.view.players[shot.seat!]!;
    expect(all(container, ".holdings i").map((mark) => mark.textContent)).toEqual([
      `→ ${coins + 3}`,
      `→ ${shields - 1}`,
    ]);
    const gains = all(container, ".dock .preview > *");
    expect(gains.map((gain) => gain.textContent)).toEqual(["Treasury +1", "Conflicts −1"]);
    expect(gains.map((gain) => gain.classList.contains("bad"))).toEqual([false, true]);
  });

  test("gives way to what waits for being confirmed", async () => {
    const { container, look } = show(shot, { chosen: action });
    const card = handOf(container)[0]!;
    await fireEvent.pointerLeave(card);
    expect(look).toHaveBeenLastCalledWith(action);
  });
});

describe("what is chosen", () => {
  test("stays picked when Escape takes it back, which is the page's", async () => {
    const shot = CARD_SHOTS[0]!;
    const { container } = show(shot);
    await fireEvent.click(handOf(container)[0]!);
    const event = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
    event.preventDefault();
    window.dispatchEvent(event);
    await tick();
    expect(container.querySelector(".tray")).not.toBeNull();
  });

  test("is to be confirmed until it is on its way", async () => {
    const shot = CARD_SHOTS[0]!;
    const chosen = shot.legal.find((action) => action.startsWith("sell "))!;
    const { rerender, choose } = show(shot, { chosen });
    const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Confirm", hidden: true });
    expect(confirm.disabled).toBe(false);
    await fireEvent.click(confirm);
    expect(choose).toHaveBeenLastCalledWith(chosen);
    await rerender({ sent: true });
    expect(confirm.disabled).toBe(true);
  });

  test("lies in the city before it is confirmed", () => {
    const shot = CARD_SHOTS.find((one) => one.legal.some((action) => action.startsWith("stage ")))!;
    const build = shot.legal.find((action) => action.startsWith("build "))!;
    const stage = shot.legal.find((action) => action.startsWith("stage "))!;
    expect(show(shot, { chosen: build }).container.querySelector(".chip.coming")).not.toBeNull();
    cleanup();
    expect(show(shot, { chosen: stage }).container.querySelector(".rising")).not.toBeNull();
  });

  test("is named while the others think", () => {
    const shot = phases.ready as unknown as Shot;
    const play = playOf(shot.view.own!.choice!)!;
    const { container } = show(shot);
    expect(container.querySelector(".hint")!.textContent).toContain(speak(`card-${play.card}`));
    expect(container.querySelector(".card.laid")).not.toBeNull();
  });
});

describe("other cities", () => {
  test("open large in place and close again", async () => {
    const { container } = show(SHOTS[12]!);
    const rival = container.querySelector<HTMLElement>(".rival.far")!;
    const name = NAMES[Number(rival.dataset["seat"])]!;
    await fireEvent.click(rival);
    expect(screen.getByRole("region", { name: `${name}’s city` })).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("region", { name: `${name}’s city` })).toBeNull();
  });

  test("stand to the left and the right as the seats do", () => {
    const { container } = show(seven[1] as unknown as Shot);
    expect(container.querySelector<HTMLElement>(".rival.left")!.dataset["seat"]).toBe("4");
    expect(container.querySelector<HTMLElement>(".rival.right")!.dataset["seat"]).toBe("2");
    expect(all(container, ".rival.far").map((one) => one.dataset["seat"])).toEqual(["5", "6", "0", "1"]);
  });

  test("show what the view says that they sell, the own one all that it makes", () => {
    const [kinds, wares] = [
      ["G", "W", "GPT", "WSOC"],
      ["glass", "wood", "glass/papyrus/textile", "wood/stone/ore/clay"],
    ];
    const production = kinds.map((one, place) => ({ kinds: one, sold: place < 2 }));
    const { container } = show({
      ...SHOTS[0]!,
      view: { ...SHOTS[0]!.view, players: SHOTS[0]!.view.players.map((city) => ({ ...city, production })) },
    });
    const units = (of: string): string[] =>
      all(container, of).map((unit) =>
        all(unit, "svg")
          .map((one) => one.dataset["symbol"])
          .join("/"),
      );
    expect(units(".dock .unit:not(.own)")).toEqual(wares.slice(0, 2));
    expect(units(".dock .unit.own")).toEqual(wares.slice(2));
    expect(units(".rival.left .unit")).toEqual(wares.slice(0, 2));
  });

  test("show the tokens with the worth that the view gives them, and their science", () => {
    const { view } = SHOTS[0]!;
    const players = view.players.map((city) => ({ ...city, victories: [1, 0, 2], science: { gear: 2, any: 1 } }));
    const { container } = show({ ...SHOTS[0]!, view: { ...view, players, victory_worth: [2, 4, 6] } });
    expect(all(container, '.dock [data-symbol="victory"]').map((one) => one.textContent)).toEqual(["2", "6", "6"]);
    expect(container.querySelector(".rival.left .tokens")!.textContent).toMatch(/Victory tokens: 3.*3/s);
    expect(all(container, ".rival.left .science").map((one) => one.textContent.trim())).toEqual(["2", "1"]);
  });

  test("and the own one are all that a spectator sees", () => {
    const { container } = show({ ...three[6]!, seat: null, legal: [], view: { ...SHOTS[6]!.view, own: null } });
    expect(container.querySelector(".dock, .hand")).toBeNull();
    expect(container.querySelector(".city .holdings")).not.toBeNull();
    expect(container.querySelector(".strip")!.textContent).not.toMatch(/you (are|were)/);
    expect(container.querySelector(".strip")!.textContent).toMatch(/stronger: (Anna|Béla|Dénes)/);
  });
});

describe("the turn that was revealed last", () => {
  const shot = CARD_SHOTS.find((one) => one.view.turn < 5)!;
  const after = structuredClone(shot.view);
  after.turn += 1;
  after.players[0]!.built = [...after.players[0]!.built, "palace"];
  after.players[1]!.stages += 1;
  after.players[1]!.built = [...after.players[1]!.built, "pantheon"];

  test("is told at every city", async () => {
    const { container, rerender, props } = show({ ...shot, seat: 0 });
    expect(all(container, ".move, .fresh")).toEqual([]);
    await rerender({ ...props, view: after });
    expect(container.querySelector(".chip.fresh .name")!.textContent).toContain("Palace");
    const moves = (seat: number): string[] =>
      all(container, `[data-seat="${seat}"] .move`).map((move) => move.textContent.trim());
    expect(moves(1)).toEqual(["Pantheon", `Stage ${after.players[1]!.stages}`]);
    expect(moves(2)).toEqual(["3 Card sold"]);
    await rerender({ ...props, view: structuredClone(after) });
    expect(moves(2)).toEqual(["3 Card sold"]);
  });

  test("includes a card from the discard pile", () => {
    const last = new LastTurn();
    const dig = { ...after, turn: shot.view.turn, phase: "dig" as const };
    const dug = structuredClone(after);
    dug.players[2]!.built = [...dug.players[2]!.built, "senate"];
    for (const view of [shot.view, dig, dug]) last.see(view);
    expect(last.moves[2]).toEqual([{ kind: "sell" }, { kind: "build", card: "senate" }]);
    expect(last.moves[0]).toEqual([{ kind: "build", card: "palace" }]);
  });
});

describe("the strip", () => {
  const shot = SHOTS[12]!;
  const sentences = (where: ParentNode): string[] => all(where, ".strip li").map((one) => one.textContent);

  test("says in words what its signs mean, when it is pressed", async () => {
    const { container } = show(shot);
    expect(sentences(container)).toEqual([]);
    const bar = container.querySelector<HTMLElement>(".strip button")!;
    await fireEvent.click(bar);
    expect(sentences(container)).toHaveLength(5);
    expect(sentences(container)[0]).toMatch(/^Age II+ of III, turn \d of 6$/);
    await fireEvent.keyDown(bar, { key: "Escape" });
    expect(sentences(container)).toEqual([]);
  });

  test("tells of the last conflict as something past when the match is over", () => {
    const players = shot.view.players.map((city, seat) => ({ ...city, shields: seat === shot.seat ? 5 : 2 }));
    const said = (phase: View["phase"]): string => {
      const { container } = show({ ...shot, legal: [], view: { ...shot.view, phase, players } });
      const { textContent } = container.querySelector(".strip")!;
      cleanup();
      return textContent;
    };
    expect(said("cards")).toMatch(/you are stronger/);
    expect(said("cards")).toMatch(/hands pass/);
    expect(said("over")).toMatch(/you were stronger/);
    expect(said("over")).not.toMatch(/you are|hands pass/);
  });
});

describe("facts and notation", () => {
  test("Olympia's power shows all seven colours", () => {
    const { container } = render(Effects, { effects: [{ type: "power", name: "free_colour" }] });
    expect(all(container, ".free svg")).toHaveLength(7);
  });

  test("what guilds count is one phrase", () => {
    expect(effectsWords(cardOf("shipowners_guild").effects, speak)).toBe(
      "1 point for each brown, grey and purple card in your own city",
    );
    expect(effectsWords(cardOf("decorators_guild").effects, speak)).toBe("7 points if your own wonder is complete");
  });

  test("every card and board has its drawing", () => {
    expect(CARDS).toHaveLength(77);
    for (const symbol of CARDS.flatMap((card) => [...card.gives, ...card.accepts]))
      expect(SYMBOL_LAYERS).toHaveProperty(symbol);
    expect(Object.keys(PICTURES).sort()).toEqual(BOARDS.map(({ name }) => name).sort());
  });

  test("plays are read", () => {
    expect(readPlay("build baths 2,0")).toEqual({
      action: "build baths 2,0",
      kind: "build",
      card: "baths",
      left: 2,
      right: 0,
    });
    expect(readPlay("dig statue")).toBeNull();
    expect(cardOf("palace").cost).toBe("WSCOGPT");
  });
});
