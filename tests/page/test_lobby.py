"""From the start page to a table: inviting, sitting down without an account, open tables, tables that wait for me."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from page.visitor import Visitor

OTHERS = ("ginkgopolis", "seven_wonders", "world_monuments")


def card(page: Page, title: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title))


def kinds(anna: Visitor) -> list[str]:
    """Who sits at the table that is open: the names of people, the levels of bots."""
    seats = anna.look(f"matches/{anna.match}")["seats"]
    return [seat["level"] or seat["name"] for seat in seats]


def test_friends_follow_a_link_and_sit_down_without_an_account(visit: Callable[..., Visitor]) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    page = anna.start()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Invite friends Akropolis").click()
    page.get_by_role("button", name="Set up the table").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(page.get_by_role("button", name="Start the match")).to_be_disabled()

    bela.page.goto(link)
    bela.page.get_by_label("Your name").fill("Béla")
    bela.page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("Everyone is here.")).to_be_visible()
    expect(page.get_by_text("Béla", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start the match").click()
    for person in (anna, bela):
        expect(person.board).to_be_visible()


def test_whoever_presses_start_twice_starts_once(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = anna.new_match("akropolis", "me", "builder", start=False)
    page = anna.open(f"/m/{match}")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/start") else None)
    page.get_by_role("button", name="Start the match").evaluate("start => { start.click(); start.click(); }")
    expect(anna.board).to_be_visible()
    expect(page.locator(".refusal")).to_have_count(0)
    assert len(asked) == 1


def test_a_browser_that_forbids_to_copy_the_link_is_no_riddle(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.page.add_init_script(
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));"
        "document.execCommand = () => false;"
    )
    page = anna.open(f"/m/{anna.new_match('akropolis', 'me', 'open', start=False)}")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The browser does not allow copying.")).to_be_visible()
    expect(page.get_by_role("textbox", name="Link")).to_be_focused()
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)


def test_options_of_a_game_are_chosen_in_words(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.start()
    page.get_by_role("button", name="Invite friends 7 Wonders").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Game options").click()
    shown = dialog.inner_text()
    assert "option-" not in shown and "_" not in shown
    for seat in ("2", "3"):
        dialog.get_by_label(f"Seat {seat}").select_option("builder")
    dialog.locator("details select").last.select_option("no")
    dialog.get_by_role("button", name="Set up the table").click()
    expect(anna.board).to_be_visible()
    match = page.url.rsplit("/", 1)[1]
    assert anna.look(f"matches/{match}")["options"]["dig_decline"] == "no"


def test_what_is_of_no_use_alone_is_not_asked(visit: Callable[..., Visitor]) -> None:
    """A clock and a listing are for others."""
    page = visit().start()
    page.get_by_role("button", name="Options Akropolis").click()
    dialog = page.get_by_role("dialog")
    clock, listed = dialog.get_by_label("Time per player"), dialog.get_by_label("Let anyone join")
    expect(dialog.get_by_label("Seat 2")).to_be_visible()
    expect(clock.or_(listed)).to_have_count(0)
    dialog.get_by_label("Seat 2").select_option("here")
    expect(clock).to_be_visible()
    expect(listed).to_have_count(0)
    dialog.get_by_label("Seat 2").select_option("open")
    expect(listed).to_be_visible()


def test_only_choices_that_fit_the_number_of_players_are_offered(visit: Callable[..., Visitor]) -> None:
    page = visit().start()
    page.get_by_role("button", name="Invite friends Akropolis").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    first, players = dialog.get_by_label("First player"), dialog.get_by_label("Players")
    players.select_option("4")
    first.select_option("Seat 4")
    players.select_option("2")
    expect(first.locator("option")).to_have_count(3)
    expect(first).to_have_value("random")


def test_a_reading_of_the_rules_fills_the_options_and_a_changed_option_is_an_own_choice(
    visit: Callable[..., Visitor],
) -> None:
    anna = visit()
    page = anna.start()
    page.get_by_role("button", name="Invite friends Akropolis").click()
    dialog = page.get_by_role("dialog")
    reading = dialog.get_by_label("Rule readings")
    about = dialog.locator("#preset")
    expect(reading).to_have_value("online")
    expect(about).to_contain_text("departs from the printed words: a lake may have any size, and the barracks variant")
    reading.select_option("As printed")
    expect(about).to_contain_text("a lake is exactly one cell")
    dialog.locator("summary").click()
    expect(dialog.get_by_label("Lake")).to_have_value("single_cell_only")
    expect(dialog.get_by_label("Barracks edge")).to_have_value("variant_any_empty")
    dialog.get_by_label("Lake").select_option("enclosed_region_any_size")
    expect(reading.locator("option:checked")).to_have_text("Own choice")
    dialog.get_by_label("Lake").select_option("single_cell_only")
    expect(reading).to_have_value("printed")
    assert dialog.get_by_label("First player").locator("option").all_inner_texts()[:3] == ["Random", "Seat 1", "Seat 2"]
    dialog.get_by_label("Seat 2").select_option("builder")
    dialog.get_by_role("button", name="Set up the table").click()
    expect(anna.board).to_be_visible()
    chosen = anna.look(f"matches/{page.url.rsplit('/', 1)[1]}")["options"]
    assert (chosen["lake"], chosen["barracks_edge"]) == ("single_cell_only", "variant_any_empty")


def test_the_start_page_shows_open_tables_and_those_that_wait_for_me(visit: Callable[..., Visitor]) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    anna.new_match("ginkgopolis", "me", "open", start=False, public=True)
    match = anna.new_match("world_monuments", "me", "me:Gast")
    page = anna.start()
    mine = page.get_by_role("region", name="My matches")
    expect(mine.get_by_role("link", name="World Monuments")).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Your turn · Tetrapolis")
    mine.get_by_role("link", name="World Monuments").click()
    expect(page).to_have_url(f"{anna.address}/m/{match}")
    table = bela.start().get_by_role("region", name="Open tables").get_by_role("link", name="Ginkgopolis").first
    expect(table).to_contain_text("Open seat")
    table.click()
    expect(bela.page.get_by_role("button", name="Sit here").first).to_be_visible()


def test_a_seat_of_somebody_at_the_same_device_is_named(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.start()
    page.get_by_role("button", name="Invite friends Akropolis").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 2").select_option("Someone on this device")
    dialog.get_by_label("Your name").fill("Béla")
    dialog.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("Béla").first).to_be_visible()


def test_one_click_plays_with_the_company_that_was_chosen_last(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.start()
    akropolis = card(page, "Akropolis")
    akropolis.get_by_label("People here").select_option("2")
    akropolis.get_by_label("Bots").select_option("2")
    akropolis.get_by_label("Level").select_option("Apprentice bot")
    page.get_by_role("button", name="Play now Akropolis").click()
    expect(anna.board).to_be_visible()
    assert kinds(anna) == ["Guest", "Guest 2", "apprentice", "apprentice"]
    anna.play_now("akropolis")  # and again, by one click
    assert kinds(anna) == ["Guest", "Guest 2", "apprentice", "apprentice"]
    anna.play_now("seven_wonders")  # every game remembers its own
    assert kinds(anna) == ["Guest", "builder", "builder"]


def test_the_company_is_always_one_that_the_game_takes(visit: Callable[..., Visitor]) -> None:
    page = visit().start()
    wonders = card(page, "7 Wonders")
    bots = wonders.get_by_label("Bots")
    assert bots.locator("option").all_inner_texts() == ["2", "3", "4", "5", "6"]
    wonders.get_by_label("People here").select_option("7")
    assert bots.locator("option").all_inner_texts() == ["0"]
    expect(wonders.get_by_label("Level")).to_be_disabled()
    wonders.get_by_label("People here").select_option("1")
    expect(bots).to_have_value("2")


def test_whoever_plays_alone_is_asked_for_that_and_the_next_time_it_is_known(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.start()
    page.get_by_role("button", name="Players and options Akropolis").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    expect(dialog.get_by_label("First player")).to_be_visible()
    expect(dialog.get_by_label("Solo level")).to_have_count(0)
    dialog.get_by_label("Players").select_option("1")
    expect(dialog.get_by_label("First player")).to_have_count(0)
    level = dialog.get_by_label("Solo level")
    expect(level).to_have_accessible_description("How much the Architect’s districts and quarries are worth to it.")
    level.select_option("Hard")
    dialog.get_by_role("button", name="Set up the table").click()
    expect(anna.board).to_be_visible()
    akropolis = card(anna.start(), "Akropolis")
    expect(akropolis.get_by_label("Bots")).to_have_value("0")
    expect(akropolis.get_by_role("button", name="Players and options")).to_have_accessible_name(
        "Players and options Akropolis, One option changed"
    )
    anna.play_now("akropolis")
    assert anna.look(f"matches/{anna.match}")["options"]["solo_level"] == "hard"
    card(anna.start(), "Akropolis").get_by_label("Bots").select_option("1")
    anna.play_now("akropolis")
    assert anna.look(f"matches/{anna.match}")["options"]["solo_level"] == "easy"


def test_own_matches_tell_how_far_they_are_and_can_be_removed(visit: Callable[..., Visitor]) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    match = anna.new_match("akropolis", "me", "open", start=False, options={"first_player": "1"})
    bela.ask("session", name="Béla")
    bela.ask(f"matches/{match}/join")
    anna.ask(f"matches/{match}/start")
    page = anna.start()
    mine = page.get_by_role("region", name="My matches")
    line = mine.get_by_role("link", name="Akropolis")
    expect(line).to_contain_text("Round 1")
    points = [sum(one["points"].values()) for one in anna.look(f"matches/{match}")["view"]["players"]]
    expect(line).to_contain_text(f"Anna {points[0]}")
    expect(line.locator("time")).to_have_count(1)
    mine.get_by_role("button", name="Remove match: Akropolis").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot plays the match to its end for you")
    dialog.get_by_role("button", name="Cancel").click()
    expect(line).to_be_visible()
    mine.get_by_role("button", name="Remove match: Akropolis").click()
    dialog.get_by_role("button", name="Remove match").click()
    expect(page.get_by_role("region", name="My matches")).to_have_count(0)
    anna.start()
    expect(page.get_by_role("region", name="My matches")).to_have_count(0)
    expect(bela.start().get_by_role("region", name="My matches").get_by_role("link")).to_have_count(1)
    assert bela.look(f"matches/{match}")["seats"][0]["resigned"]


def test_a_link_that_leads_only_here_says_so(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.start()
    page.get_by_role("button", name="Invite friends Akropolis").click()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("note")).to_contain_text("works only on this computer")
    expect(page.get_by_role("note")).to_contain_text("tetrapolis --lan")


@pytest.mark.parametrize("locale", ["en", "hu", "uk"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720), (390, 844)])
def test_the_start_page_fits_its_window(locale: str, width: int, height: int, visit: Callable[..., Visitor]) -> None:
    page = visit(locale=locale, viewport={"width": width, "height": height}).open()
    buttons = page.locator(".games button.primary")
    expect(buttons).to_have_count(1 + len(OTHERS))
    seen = range(1 + len(OTHERS)) if width > height else range(1)
    for number in seen:
        expect(buttons.nth(number)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    cut = "() => [...document.querySelectorAll('.games :is(button, a, h2, label, .seats)')].filter("
    cut += "one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth).map(one => one.innerText)"
    assert page.evaluate(cut) == []
