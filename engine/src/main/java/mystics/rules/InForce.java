package mystics.rules;

import java.util.ArrayList;
import java.util.Optional;
import mystics.table.BoardPart;
import mystics.table.Draft;

/**
 * Which rules speak at a happening. They are found by looking at the table, and once more only when pieces that carry
 * them may have come, gone or moved.
 */
public final class InForce {
    private static final int[] ORDER = {BoardPart.ORDER.ordinal()};

    private final int heroes;
    private final Found[] found;
    private final ArrayList<Speaker> gathering = new ArrayList<>();
    private Optional<Draft> table = Optional.empty();

    /** Room for the rules of a rulebook in a game of so many heroes. */
    public InForce(Rulebook rulebook, int heroes) {
        this.heroes = heroes;
        this.found = new Found[rulebook.choirs() * (heroes + 1)];
    }

    /** The speakers of one choir at deeds of one actor, and what the table was like when they were found last. */
    private static final class Found {
        private Speaker[] speakers;
        private int shape;
        private int board;
        private int cards;
        private int marks;

        /** Whether nothing at all has changed that any rule could depend on. */
        private boolean sameTable(Draft draft) {
            return shape == draft.shape();
        }

        private boolean stillSo(Draft draft, Candidates choir) {
            return !draft.boardChanged(choir.parts(), board) && !draft.dealt(choir.cards(), cards)
                    && !draft.marks().changed(choir.marks(), marks)
                    && (speakers.length < 2 || !choir.ordered() || !draft.boardChanged(ORDER, board));
        }

        private void seen(Draft draft, Speaker[] now) {
            speakers = now;
            shape = draft.shape();
            board = draft.boardShape();
            cards = draft.cardShape();
            marks = draft.marks().shape();
        }
    }

    /**
     * Those of a choir that speak now: the acting figure's, the other heroes' down the track, minions, places, chapter,
     * general. What is given is
     * not to be changed, and stays as it is whatever happens to the table.
     *
     * @param actor the slot of the acting figure, or -1
     */
    public Speaker[] of(Draft draft, Candidates choir, int actor) {
        if (actor >= heroes && choir.own()) {
            return choir.gather(draft, actor, gathering);
        }
        int hero = actor < heroes && choir.ordered() ? actor : -1;
        int place = choir.number() * (heroes + 1) + hero + 1;
        Found last = found[place];
        if (last == null) {
            last = found[place] = new Found();
            last.seen(draft, choir.gather(draft, hero, gathering));
        } else if (!last.sameTable(draft)) {
            last.seen(draft, last.stillSo(draft, choir) ? last.speakers : choir.gather(draft, hero, gathering));
        }
        return last.speakers;
    }

    /** Another table of the same game is looked at from now on. */
    public void turnTo(Draft draft) {
        table.ifPresent(draft::goOnFrom);
        table = Optional.of(draft);
    }
}
