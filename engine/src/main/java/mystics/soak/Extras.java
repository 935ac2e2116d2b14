package mystics.soak;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.MarkKind;
import mystics.table.Clock;

/** Draws the additions to the table of a random set-up. */
final class Extras {
    private static final int MOST_SPACES = 64;
    private static final int MOST_CARDS = 14;
    private static final int MOST_CHEESE = 9;
    private static final int THINNEST = 30;
    private static final String NEXT_TURN = "next-turn";

    private final Catalog catalog;
    private final int heroes;
    private final int figures;
    private final int cards;
    private final int rooms;
    private final SeededPick lots;
    private final List<Extra> drawn = new ArrayList<>();

    Extras(Catalog catalog, int heroes, Chapter chapter, SeededPick lots) {
        this.catalog = catalog;
        this.heroes = heroes;
        this.figures = heroes + catalog.figures().values().stream().mapToInt(kind -> kind.count()).sum();
        this.cards = catalog.cards().values().stream().mapToInt(card -> card.copies()).sum() + catalog.encounters().size();
        this.rooms = 2 * chapter.tiles().size();
        this.lots = lots;
    }

    /** A random selection from all kinds of additions, sometimes empty. */
    List<Extra> draw() {
        if (lots.percent(90)) {
            numbers();
            figures();
            marks();
            cards();
        }
        return drawn;
    }

    private void numbers() {
        drawn.add(new Extra.Numbered(Clock.WHEEL, lots.from(0, 5)));
        if (lots.percent(50)) {
            drawn.add(new Extra.Numbered(Clock.PAGE, lots.from(1, 6)));
        }
        if (lots.percent(30)) {
            drawn.add(new Extra.Searched(lots.from(0, rooms - 1), lots.from(1, (1 << heroes) - 1)));
        }
    }

    private void figures() {
        for (int i = lots.from(0, 3); i > 0; i--) {
            drawn.add(new Extra.Come(lots.one(RandomSetups.hordes(catalog)), lots.from(1, 4)));
        }
        for (int figure = 0; figure < figures; figure++) {
            if (lots.percent(60)) {
                drawn.add(new Extra.Standing(figure, lots.from(0, MOST_SPACES - 1)));
            }
            if (lots.percent(40)) {
                drawn.add(new Extra.Hurt(figure, lots.from(1, 3)));
            }
        }
        for (int hero = 0; hero < heroes; hero++) {
            if (lots.percent(8)) {
                drawn.add(new Extra.Caught(hero));
            }
            drawn.add(new Extra.Fed(hero, lots.from(0, MOST_CHEESE)));
        }
    }

    /**
     * Draws conditions for figures of any kind, and tokens for heroes. No tokens are drawn for minions, because only the cards that create
     * such tokens lay them.
     */
    private void marks() {
        List<MarkKind> onFigures = catalog.marks().values().stream().filter(mark -> mark.on().equals("figure")).toList();
        List<MarkKind> onSpaces = catalog.marks().values().stream()
                .filter(mark -> mark.on().equals("space") && mark.kind().equals("token") && !catalog.cards().containsKey(mark.id())
                        && !mark.lasts().equals("turn"))
                .toList();
        for (int i = onFigures.isEmpty() ? 0 : lots.from(0, 5); i > 0; i--) {
            MarkKind mark = lots.one(onFigures);
            int figure = mark.condition() && lots.percent(30) ? lots.from(heroes, figures - 1) : lots.from(0, heroes - 1);
            drawn.add(new Extra.Marked(figure, mark.id(), number(mark)));
        }
        for (int i = onSpaces.isEmpty() ? 0 : lots.from(0, 3); i > 0; i--) {
            drawn.add(new Extra.Laid(lots.one(onSpaces).id(), lots.from(0, MOST_SPACES - 1)));
        }
    }

    /** The value that a mark gets. For a mark that lasts until a hero's next turn, the value names the hero. */
    private int number(MarkKind mark) {
        return mark.lasts().equals(NEXT_TURN) ? lots.from(1, heroes) : 1;
    }

    private void cards() {
        for (int i = lots.from(0, MOST_CARDS); i > 0; i--) {
            drawn.add(new Extra.Dealt(lots.from(0, cards - 1), lots.from(0, heroes - 1)));
        }
        if (lots.percent(15)) {
            drawn.add(new Extra.Thinned(lots.from(2, THINNEST)));
        }
    }
}
