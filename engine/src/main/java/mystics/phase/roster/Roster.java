package mystics.phase.roster;

import java.util.List;
import java.util.stream.IntStream;
import mystics.content.Box;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Defeat;
import mystics.phase.chapter.story.Victory;
import mystics.phase.move.Moves;
import mystics.phase.round.track.Track;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.FigureState;
import mystics.table.Holder;
import mystics.table.MarkList;
import mystics.table.Outcome;

/** The heroes who take part in a chapter, and their coming and going (RESERVE). */
public final class Roster {
    private Roster() {
    }

    /** All heroes of the chapter: the party that set out, then the reserve, wherever they are now. */
    public static List<Figure> all(Scene scene) {
        return IntStream.range(0, scene.box().heroCount()).mapToObj(scene::figure).toList();
    }

    /** The heroes in reserve, including those who wait on the board. */
    public static List<Figure> reserve(Scene scene) {
        return all(scene).stream().filter(Figure::isInReserve).toList();
    }

    /** The heroes who have taken part so far: those who set out and those who have joined. */
    public static List<Figure> played(Scene scene) {
        return all(scene).stream().filter(hero -> hasPlayed(scene.box(), scene.draft().marks(), hero.slot())).toList();
    }

    /** Whether the hero with a number has taken part so far: the hero set out or has joined. */
    public static boolean hasPlayed(Box box, MarkList marks, int hero) {
        return hero < box.partySize() || marks.get(box.markNumber(Notes.JOINED), Holder.kind(hero)) > 0;
    }

    /** Puts a hero in reserve on a space, or on the nearest one with room, where it waits (RESERVE-5). */
    public static void wait(Scene scene, Figure hero, Space space) {
        checkReserve(hero);
        Space free = Moves.nearestWithRoom(scene, space, hero).get(0);
        scene.draft().stand(hero.slot(), free.getRoom().number(), free.index());
    }

    /** Lets a hero in reserve join on a space, or on the nearest one with room (RESERVE-2). The hero's card goes below the last card. */
    public static void join(Scene scene, Figure hero, Space space) {
        join(scene, hero, space, scene.draft().trackLength());
    }

    private static void join(Scene scene, Figure hero, Space space, int place) {
        checkReserve(hero);
        scene.happen(new HeroJoins(hero, space), joins -> {
            scene.draft().takeOff(hero.slot(), FigureState.AWAY);
            Notes.set(scene, Notes.JOINED, Holder.kind(hero.slot()), 1);
            scene.draft().trackInsert(place, hero.slot());
            scene.tell("RESERVE-2", "{hero} joins the party on {space}", "hero", hero, "space", space);
            Moves.place(scene, hero, Moves.nearestWithRoom(scene, space, hero).get(0));
        });
    }

    private static void checkReserve(Figure hero) {
        if (!hero.isInReserve()) {
            throw new IllegalArgumentException(hero + " is not in reserve, so it cannot join or wait");
        }
    }

    /** A hero, captured or not, leaves the chapter and is safe (RESERVE-3). */
    public static void withdraw(Scene scene, Figure hero) {
        leave(scene, hero, FigureState.SAFE);
        Victory.check(scene);
        if (scene.heroes().isEmpty() && !scene.draft().outcome().over()) {
            scene.tell("CAPTURE-5", "Nobody is left on the board");
            Defeat.by(scene, scene.party().isEmpty() ? Outcome.LOST_OTHER : Outcome.LOST_CAPTURED);
        }
    }

    /** A hero in reserve replaces a tired or captured hero, who goes into reserve (RESERVE-4). */
    public static void relieve(Scene scene, Figure fresh, Figure tired, Space space) {
        checkReserve(fresh);
        int place = scene.draft().trackPlace(tired.slot());
        int taken = scene.draft().get(Clock.TURNS_TAKEN);
        if (leave(scene, tired, FigureState.RESERVE)) {
            join(scene, fresh, space, place);
            scene.draft().set(Clock.TURNS_TAKEN, taken);
        }
    }

    private static boolean leave(Scene scene, Figure hero, FigureState where) {
        if (!hero.isHero() || !scene.party().contains(hero)) {
            throw new IllegalArgumentException(hero + " takes no part in the chapter, so it cannot leave");
        }
        return scene.happen(new HeroLeaves(hero, where), leaves -> {
            Draft draft = scene.draft();
            draft.takeOff(hero.slot(), where);
            Track.lift(scene, hero.slot());
            if (draft.get(Clock.TURN) == hero.slot() + 1) {
                draft.set(Clock.TURN_OVER, 1);
            }
            scene.tell("RESERVE-3", where == FigureState.SAFE ? "{hero} leaves the party and is safe" : "{hero} goes into reserve",
                    "hero", hero);
        });
    }
}
