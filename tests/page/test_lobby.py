"""From the start page to a table: inviting, sitting down without an account, open tables, tables that wait for me."""

from collections.abc import Callable

from playwright.sync_api import expect

from page.visitor import Visitor


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
