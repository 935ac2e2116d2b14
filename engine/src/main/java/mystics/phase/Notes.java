package mystics.phase;

import java.util.List;
import java.util.function.IntPredicate;
import mystics.content.MarkKind;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.table.MarkList;

/** The marks that the kernel itself uses, and the removal of marks whose time is over. */
public final class Notes {
    /** A note on a room that has been entered in this chapter (EXPLORE-7). */
    public static final String EXPLORED = "explored";
    /** A note on a room: a bit for each hero who searched it successfully (SEARCH-4). */
    public static final String SEARCHED = "searched";
    /** A note on a room to which a surge has brought minions (SURGE-3, RUL-25). */
    public static final String SURGED = "surged";
    /** A note on a hero that has been attacked in the turn of the acting minion card (MINION-7). */
    public static final String ATTACKED = "attacked";
    /** A note on a minion card that has had its turn in this round. */
    public static final String ACTED = "acted";
    /** A note on a hero that has used an ability card in this turn (TURN-4). */
    public static final String ABILITY_USED = "ability-used";
    /** A note on a hero that has taken a special action in this turn. */
    public static final String SPECIAL_DONE = "special-done";
    /** A note on one of several cards of a boss: the wounds on that card (BATTLE-8). */
    public static final String CARD_WOUNDS = "card-wounds";
    /** A note on a minion card: the number of its figures that have been defeated, if the objective counts them (END-1). */
    public static final String BEATEN = "beaten";
    /** A note on the table: a bit for each special search of the chapter that has found its card (SEARCH-5). */
    public static final String FOUND = "found";
    /** A note on a hero's card: the hero was in reserve and has joined the party in this chapter (RESERVE-2). */
    public static final String JOINED = "joined";
    /** A note on a hero's card: a bit for each kept card that the hero could not bring to this chapter of a campaign (CAMP-2). */
    public static final String MISSED = "missed";
    /** A note on a passage that has been told in this chapter of a campaign. */
    public static final String TOLD = "told";

    /** A note on the table after a chapter of a campaign: all heroes have put away the cards that they do not keep (CAMP-2). */
    public static final String PACKED_UP = "packed-up";

    /** The prefix of the notes that record that a rule has spoken. The number of a note tells how long the note lasts. */
    public static final String ONCE = "once";
    private static final String NEXT_TURN = "next-turn";
    private static final List<String> LENGTHS = List.of("", "turn", "round", "room", "chapter");

    private Notes() {
    }

    /** The kinds of the marks listed above, which every game has. */
    public static List<MarkKind> kinds() {
        return List.of(MarkKind.note(EXPLORED, "chapter"), MarkKind.note(SEARCHED, "chapter"), MarkKind.note(SURGED, "chapter"),
                MarkKind.note(ATTACKED, "turn"), MarkKind.note(ACTED, "round"), MarkKind.note(ABILITY_USED, "turn"),
                MarkKind.note(SPECIAL_DONE, "turn"),
                MarkKind.note(FOUND, "chapter"), MarkKind.note(PACKED_UP, "chapter"),
                MarkKind.note(CARD_WOUNDS, "until-removed"), MarkKind.note(BEATEN, "chapter"),
                MarkKind.note(TOLD, "chapter"), MarkKind.note(JOINED, "chapter"), MarkKind.note(MISSED, "chapter"));
    }

    /** Sets the number of a mark on a holder; 0 removes the mark. */
    public static void set(Scene scene, String mark, int holder, int value) {
        scene.draft().marks().set(scene.box().markNumber(mark), holder, value);
    }

    /** The number of a mark on a holder. */
    public static int get(Scene scene, String mark, int holder) {
        return scene.draft().marks().get(scene.box().markNumber(mark), holder);
    }

    /** Whether a mark lies on a figure. */
    public static boolean has(Scene scene, String mark, Figure figure) {
        return get(scene, mark, Holder.figure(figure.slot())) > 0;
    }

    /** The lengths of time that a rule can name. */
    public static List<String> lengths() {
        return LENGTHS.subList(1, LENGTHS.size());
    }

    /** Converts a length of time (turn, round, room or chapter) to its number. */
    public static int length(String word) {
        int number = LENGTHS.indexOf(word);
        if (number < 1) {
            throw new IllegalArgumentException("'" + word + "' is no length of time; there are turn, round, room and chapter");
        }
        return number;
    }

    /** Removes all marks that last for this length of time: turn, round or room. */
    public static void expire(Scene scene, String lasts) {
        expire(scene, lasts, holder -> true);
    }

    private static void expire(Scene scene, String lasts, IntPredicate holders) {
        MarkList marks = scene.draft().marks();
        for (int i = marks.size() - 1; i >= 0; i--) {
            int kind = marks.kind(i);
            String length = scene.box().mark(kind).lasts();
            boolean over = length.equals(lasts) || length.equals(ONCE) && LENGTHS.get(marks.value(i)).equals(lasts);
            if (over && holders.test(marks.holder(i))) {
                marks.set(kind, marks.holder(i), 0);
            }
        }
    }

    /**
     * After the heroes of a room have entered another room, removes the marks that last until heroes leave the room. If some heroes are in
     * a third room, removes only the marks in the first room and on the heroes who have left it.
     */
    public static void expireBehind(Scene scene, RoomInPlay from, RoomInPlay to) {
        if (scene.heroes().stream().allMatch(hero -> hero.getRoom().equals(to))) {
            expire(scene, "room");
            return;
        }
        expire(scene, "room", holder -> holder == from.holder() || Holder.isSpace(holder) && Holder.number(holder) >> 6 == from.number()
                || Holder.isFigure(holder) && to.getFigures().contains(scene.figure(Holder.number(holder))));
    }

    /**
     * Removes the marks that last until this hero's next turn. This method is called when that turn begins, even if the hero is captured.
     */
    public static void expireFor(Scene scene, Figure hero) {
        MarkList marks = scene.draft().marks();
        for (int i = marks.size() - 1; i >= 0; i--) {
            if (marks.value(i) == untilTurnOf(hero) && scene.box().mark(marks.kind(i)).lasts().equals(NEXT_TURN)) {
                marks.set(marks.kind(i), marks.holder(i), 0);
            }
        }
    }

    /** The number of a mark that lasts until this hero's next turn. */
    public static int untilTurnOf(Figure hero) {
        return hero.slot() + 1;
    }
}
