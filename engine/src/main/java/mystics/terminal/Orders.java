package mystics.terminal;

import mystics.home.Failure;
import mystics.home.Shelf;
import mystics.play.Session;
import mystics.terminal.desk.Desk;

/** Carries out the orders that show information or save the game. */
final class Orders {
    private final Desk desk;
    private final PagesAsked pages;
    private final Shelf shelf;

    Orders(Desk desk, Asking asking, Shelf shelf) {
        this.desk = desk;
        this.pages = new PagesAsked(asking);
        this.shelf = shelf;
    }

    void carryOut(TypedOrder order, String rest, Session session) {
        switch (order) {
            case SAVE -> save(session, rest);
            case SAVES -> desk.page(shelf.list());
            case BOARD, PARTY, HELP -> desk.show(pages.lines(order, rest, session, desk.look()));
            default -> desk.page(pages.lines(order, rest, session, desk.look()));
        }
    }

    private void save(Session session, String said) {
        String name = said.isBlank() ? session.game().setting().box().chapter().id() : said;
        try {
            desk.say("Saved: {file}", "file", shelf.save(session, name));
        } catch (RuntimeException refused) {
            desk.say(Failure.words(refused));
        }
    }
}
