package mystics.phase.minion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.phase.Notes;
import mystics.phase.attack.Attacks;
import mystics.phase.attack.strike.Weapon;
import mystics.phase.move.MoveAllowed;
import mystics.phase.move.MoveDie;
import mystics.phase.move.MoveEnds;
import mystics.phase.move.MovePoints;
import mystics.phase.move.MoveRolled;
import mystics.phase.move.SpaceEntered;
import mystics.phase.move.Stepping;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;

/** The deeds of one minion figure in its turn. */
public final class Minions {
    private static final Comparator<Figure> HIGHEST = Comparator.comparingInt(Figure::getTrackPlace);
    private static final Sentence MOVEMENT = Sentence.of("Minion movement roll");

    private Minions() {
    }

    /** The figure moves, then battles (MINION-1). */
    public static void act(Scene scene, Figure minion) {
        scene.happen(new MinionTurn(minion), turn -> {
            move(scene, minion);
            if (minion.isActive()) {
                attack(scene, minion);
            }
        });
    }

    /** Moves a minion: a melee minion by a die, a ranged minion only until it sees a hero (MINION-3, MINION-4, MINION-6). */
    public static void move(Scene scene, Figure minion) {
        if (MoveAllowed.barred(scene, minion).refused()) {
            return;
        }
        scene.happen(new MinionMove(minion), move -> {
            PreyChosen prey = scene.ask(new PreyChosen(minion, "approach", inRoom(scene, minion)));
            if (minion.isRanged()) {
                moveIntoSight(scene, minion, prey);
            } else {
                approach(scene, minion, prey);
            }
        });
    }

    private static void approach(Scene scene, Figure minion, PreyChosen prey) {
        if (prey.prey().isEmpty() || prey.isAmong(hero -> hero.getSpace().equals(minion.getSpace()))) {
            return;
        }
        int points = rollMovement(scene, minion, 1);
        if (minion.isActive()) {
            Hunt hunt = Hunt.of(scene, minion);
            hunt.nearest(prey).ifPresent(hero -> along(scene, minion, hunt.way(hero.getSpace(), points)));
        }
    }

    /** Rolls the die or dice of a minion's movement (MINION-3), and returns the number of spaces. */
    public static int rollMovement(Scene scene, Figure minion, int dice) {
        Dice die = scene.roll(Purpose.MOVE, dice, MOVEMENT);
        MoveRolled.happen(scene, minion, die, "minion");
        int points = scene.ask(new MovePoints(scene, minion, die.getNumber(), "minion")).points.getDice();
        if (scene.told()) {
            scene.tell("MINION-3", "{minion} may move {n}", "minion", minion, "n", points);
        }
        MoveDie.happen(scene, minion, die, "minion");
        return points;
    }

    private static void moveIntoSight(Scene scene, Figure minion, PreyChosen prey) {
        if (prey.prey().isEmpty() || prey.isAmong(minion::sees)) {
            return;
        }
        Hunt hunt = Hunt.of(scene, minion);
        hunt.nearest(prey).ifPresent(hero -> {
            for (Space space : hunt.way(hero.getSpace(), Integer.MAX_VALUE)) {
                along(scene, minion, List.of(space));
                if (!minion.isActive() || prey.isAmong(minion::sees)) {
                    return;
                }
            }
        });
    }

    /** Moves a minion along a path. Rules may stop the minion on a space. */
    public static void along(Scene scene, Figure minion, List<Space> way) {
        for (Space to : way) {
            Space from = minion.getSpace();
            if (!Stepping.step(scene, minion, from, to) || SpaceEntered.stops(scene, minion, from, to) || !minion.isActive()) {
                break;
            }
        }
        if (!way.isEmpty() && minion.isActive()) {
            if (scene.told()) {
                scene.tell("MINION-3", "{minion} moves to {space}", "minion", minion, "space", minion.getSpace());
            }
            MoveEnds.happen(scene, minion);
        }
    }

    /** Lets a minion attack one hero in reach, if there is one (MINION-7). */
    public static void attack(Scene scene, Figure minion) {
        scene.happen(new MinionAttack(minion), attack -> prey(scene, minion).ifPresent(hero -> strike(scene, minion, hero)));
    }

    /** A minion strikes a hero; from then on, that hero counts as attacked. */
    public static void strike(Scene scene, Figure minion, Figure hero) {
        Notes.set(scene, Notes.ATTACKED, hero.holder(), 1);
        Attacks.attack(scene, minion, Weapon.of(minion), hero);
    }

    /**
     * The hero that a minion would attack now: the nearest hero not yet attacked in this turn, otherwise the hero highest on the track
     * (MINION-7).
     */
    public static Optional<Figure> prey(Scene scene, Figure minion) {
        PreyChosen chosen = inRange(scene, minion);
        List<Figure> fresh = new ArrayList<>(chosen.prey());
        fresh.removeIf(hero -> Notes.has(scene, Notes.ATTACKED, hero));
        if (fresh.isEmpty()) {
            return chosen.prey().isEmpty() ? Optional.empty() : Optional.of(Collections.min(chosen.prey(), HIGHEST));
        }
        if (fresh.size() == 1) {
            return Optional.of(fresh.get(0));
        }
        chosen.keep(fresh);
        return Hunt.of(scene, minion).nearest(chosen);
    }

    /**
     * The figures that a minion could attack from its space: those in reach or, if the minion is ranged and none is in reach, those in
     * sight (BATTLE-3).
     */
    static PreyChosen inRange(Scene scene, Figure minion) {
        List<Figure> inReach = hunted(scene, minion, minion::reaches);
        List<Figure> open = inReach.isEmpty() && minion.isRanged() ? hunted(scene, minion, minion::sees) : inReach;
        return scene.ask(new PreyChosen(minion, "attack", open));
    }

    /**
     * The figures that a minion may approach: its foes in the room or, if the minion is a mouse that acts as a minion, the mice there
     * (COND-5).
     */
    private static List<Figure> inRoom(Scene scene, Figure minion) {
        return minion.isHero() ? hunted(scene, minion, other -> other.getRoom().equals(minion.getRoom()))
                : minion.getRoom().foesOf(minion);
    }

    private static List<Figure> hunted(Scene scene, Figure minion, Predicate<Figure> such) {
        List<Figure> all = minion.isHero() ? scene.heroes() : minion.getFoes();
        List<Figure> found = new ArrayList<>(all.size());
        for (int i = 0; i < all.size(); i++) {
            if (such.test(all.get(i))) {
                found.add(all.get(i));
            }
        }
        return found;
    }
}
