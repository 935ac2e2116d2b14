package mystics.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import mystics.content.MarkKind;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Holder;
import mystics.table.MarkList;

/**
 * Conditions that hold on any table between two steps. Some conditions need no check, because a table cannot break them: a figure or card
 * is in only one place, and no number is negative. This class checks all other conditions.
 */
public final class Invariants implements Consumer<Scene> {
    private static final int WHEEL_FULL = 6;
    private static final String NEXT_TURN = "next-turn";

    /** Thrown when an invariant does not hold. */
    public static final class Broken extends IllegalStateException {
        private static final long serialVersionUID = 1;

        /** The violations, a sentence each. */
        public Broken(List<String> flaws) {
            super(String.join("; ", flaws));
        }
    }

    /**
     * Checks the table.
     *
     * @throws Broken when an invariant does not hold
     */
    @Override
    public void accept(Scene scene) {
        List<String> flaws = flaws(scene);
        if (!flaws.isEmpty()) {
            throw new Broken(flaws);
        }
    }

    /** The violations between two steps, a sentence each. */
    public static List<String> flaws(Scene scene) {
        List<String> flaws = new ArrayList<>();
        if (!scene.draft().outcome().over()) {
            numbers(scene, flaws);
            scene.party().forEach(hero -> hero(hero, scene, flaws));
            figures(scene, flaws);
            crowds(scene, flaws);
            marks(scene, flaws);
            track(scene, flaws);
            CardInvariants.look(scene, flaws);
        }
        return flaws;
    }

    /**
     * The violations while a question is open in the middle of a step, a sentence each. Only figures are checked, because the step may not
     * yet have changed cards, numbers and rooms.
     */
    public static List<String> flawsWhenAsked(Scene scene) {
        List<String> flaws = new ArrayList<>();
        scene.heroes().forEach(hero -> alive(hero, flaws));
        scene.carded().forEach(minion -> alive(minion, flaws));
        crowds(scene, flaws);
        return flaws;
    }

    /** Checks the wheel and the hourglass (SURGE-1, SURGE-4, END-1). */
    private static void numbers(Scene scene, List<String> flaws) {
        Draft draft = scene.draft();
        check(draft.get(Clock.WHEEL) < WHEEL_FULL, flaws,
                "the wheel holds " + draft.get(Clock.WHEEL) + " cheese and no surge has come (SURGE-1)");
        check(draft.get(Clock.SURGING) == 0, flaws, "a surge is under way between two steps (SURGE-4)");
        check(draft.get(Clock.PAGE) >= 1 && draft.get(Clock.PAGE) < draft.get(Clock.END_PAGE), flaws,
                "the hourglass is on page " + draft.get(Clock.PAGE) + " and the chapter ends on " + draft.get(Clock.END_PAGE) + " (END-1)");
        check((draft.get(Clock.OBJECTIVE) & ~scene.box().objective().all()) == 0, flaws,
                "more of the objective is reached than there is");
        check(draft.get(Clock.TURNS_TAKEN) <= draft.trackLength(), flaws, "more turns are taken than there are cards (ROUND-1)");
        check(scene.party().stream().anyMatch(Figure::isActive), flaws, "nobody is left and the chapter goes on (CAPTURE-5)");
    }

    private static void hero(Figure hero, Scene scene, List<String> flaws) {
        check(hero.isActive() || hero.isCaptured(), flaws, hero + " is neither on the board nor captured");
        check(!scene.draft().onBoard(hero.slot()) || scene.heroes().contains(hero), flaws,
                hero + " is on the board and not among the active");
    }

    /** Every figure on the board is alive, is on a side that is face up, and exists in the box (BATTLE-7, CAPTURE-1, EXPLORE-4, ENC-5). */
    private static void figures(Scene scene, List<String> flaws) {
        Draft draft = scene.draft();
        for (int slot = 0; slot < scene.box().figureCount(); slot++) {
            Figure figure = scene.figure(slot);
            if (!figure.isActive()) {
                check(figure.getWounds() == 0, flaws, figure + " is off the board and has wounds (CAPTURE-2)");
                continue;
            }
            alive(figure, flaws);
            check(figure.getRoom().isUp(), flaws, figure + " stands in " + figure.getRoom() + ", which lies down");
            check(draft.space(slot) < figure.getRoom().plan().size(), flaws,
                    figure + " stands beyond the last space of " + figure.getRoom());
            if (!figure.isHero()) {
                check(scene.box().figureKind(slot).equals(figure.minionCard().figure()), flaws,
                        figure + " is the wrong figure for its card (ENC-5)");
                check(of(scene, figure.getKindNumber()) <= figure.minionCard().limit(), flaws,
                        "there are more of " + figure.getKind() + " than its limit (ENC-5)");
            }
        }
    }

    private static void alive(Figure figure, List<String> flaws) {
        check(figure.getWounds() < figure.getLife(), flaws,
                figure + " has " + figure.getWounds() + " wounds of " + figure.getLife() + " and is on the board (CAPTURE-1)");
    }

    private static long of(Scene scene, int kind) {
        return scene.carded().stream().filter(figure -> figure.getKindNumber() == kind).count();
    }

    /** No space holds more figures than allowed (MOVE-7, MOVE-8). */
    private static void crowds(Scene scene, List<String> flaws) {
        for (int room = 0; room < scene.box().roomCount(); room++) {
            crowds(scene.room(room), flaws);
        }
    }

    private static void crowds(RoomInPlay room, List<String> flaws) {
        if (room.getFigures().isEmpty()) {
            return;
        }
        int[] load = new int[room.plan().size()];
        for (Figure figure : room.getFigures()) {
            load[figure.getSpace().index()] += figure.isLarge() ? Space.CAPACITY : figure.isSmall() ? 1 : 0;
        }
        for (int space = 0; space < load.length; space++) {
            int holds = room.plan().room(space) > 0 ? room.plan().room(space) : Space.CAPACITY;
            check(load[space] <= holds, flaws,
                    room.space(space) + " of " + room + " holds " + room.space(space).getFigures() + " (MOVE-7)");
        }
    }

    /**
     * No card is on the track twice. Heroes' cards are always on the track, and a minion card is on it while one of its figures is on the
     * board (INIT-1, INIT-7).
     */
    private static void track(Scene scene, List<String> flaws) {
        Draft draft = scene.draft();
        for (int place = 0; place < draft.trackLength(); place++) {
            int card = draft.trackAt(place);
            boolean stands = card < scene.box().heroCount()
                    || scene.carded().stream().anyMatch(figure -> scene.box().sameMinion(card, figure.getKindNumber()));
            check(draft.trackPlace(card) == place, flaws, scene.box().layout().kinds().get(card) + " is twice on the track (INIT-1)");
            check(stands, flaws, scene.box().layout().kinds().get(card) + " is on the track and nobody of it on the board (INIT-7)");
        }
        List<Figure> party = scene.party();
        for (int hero = 0; hero < scene.box().heroCount(); hero++) {
            check(draft.trackPlace(hero) >= 0 == party.contains(scene.figure(hero)), flaws,
                    scene.figure(hero) + " has a card on the track and no part in the chapter, or the other way round (INIT-1, RESERVE-3)");
        }
        for (Figure minion : scene.carded()) {
            check(minion.getTrackPlace() >= 0, flaws, minion + " has no card on the track (INIT-1)");
        }
    }

    /**
     * Marks lie only where their kind allows: on figures on the board, or on existing spaces. Terrain is printed and never lies anywhere.
     */
    private static void marks(Scene scene, List<String> flaws) {
        MarkList marks = scene.draft().marks();
        for (int i = 0; i < marks.size(); i++) {
            MarkKind kind = scene.box().mark(marks.kind(i));
            int holder = marks.holder(i);
            int number = Holder.number(holder);
            check(!kind.kind().equals("terrain"), flaws, kind.name() + " is terrain and lies on something");
            check(!kind.on().equals("figure") || Holder.isFigure(holder), flaws, kind.name() + " lies on something that is no figure");
            check(!kind.on().equals("space") || Holder.isSpace(holder), flaws, kind.name() + " lies on something that is no space");
            check(!Holder.isFigure(holder) || kind.on().isEmpty() || stands(scene.figure(number)), flaws,
                    kind.name() + " lies on a figure that is off the board (CAPTURE-2)");
            check(!Holder.isSpace(holder) || (number & 63) < scene.room(number >> 6).plan().size(), flaws,
                    kind.name() + " lies on a space that is not there");
            check(!kind.lasts().equals(NEXT_TURN) || marks.value(i) <= scene.box().heroCount(), flaws,
                    kind.name() + " waits for the turn of nobody");
        }
    }

    private static boolean stands(Figure figure) {
        return figure.isActive() || figure.isWaiting();
    }

    static void check(boolean holds, List<String> flaws, String otherwise) {
        if (!holds) {
            flaws.add(otherwise);
        }
    }
}
