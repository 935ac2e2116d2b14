package mystics.phase.chapter.story;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import mystics.content.Box;
import mystics.content.Goal;
import mystics.phase.Notes;
import mystics.phase.card.Cards;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Holder;
import mystics.table.Zone;

/** Tells whether the conditions of a goal hold on the current table (END-1). */
final class Goals {
    private static final List<Zone> CARRIED = List.of(Zone.EQUIPPED, Zone.PACK);

    private Goals() {
    }

    /** Whether all conditions of a goal hold, apart from the condition that a room must have been entered. */
    static boolean hold(Scene scene, Goal goal) {
        return (goal.cleared().isEmpty() || isCleared(scene, goal.cleared()))
                && (goal.on().isEmpty() || all(scene, hero -> goal.on().contains(place(hero))))
                && (goal.gathered().isEmpty() || all(scene, hero -> goal.gathered().equals(hero.getRoom().key())))
                && count(scene, goal) >= wanted(goal)
                && (goal.left().isEmpty() || haveLeft(scene))
                && (goal.held().isEmpty() || isHeld(scene, goal))
                && scene.draft().get(Clock.PAGE) >= goal.survive();
    }

    /** The number of events that a goal counts; 0 for a goal that counts nothing. */
    static int count(Scene scene, Goal goal) {
        if (!goal.reached().isEmpty()) {
            return Notes.get(scene, goal.reached(), Holder.TABLE);
        }
        return goal.defeated().isEmpty() ? 0 : defeats(scene, goal);
    }

    /** The number of events that a goal needs; 0 for a goal that counts nothing. */
    static int wanted(Goal goal) {
        return goal.reached().isEmpty() && goal.defeated().isEmpty() ? 0 : goal.wanted();
    }

    /** The number of the mark that a goal shows; 0 for a goal that shows none. */
    static int shown(Scene scene, Goal goal) {
        return goal.shows().isEmpty() ? 0 : Notes.get(scene, goal.shows(), Holder.TABLE);
    }

    private static int defeats(Scene scene, Goal goal) {
        Box box = scene.box();
        List<Integer> kinds = box.bossCards(goal.defeated());
        int count = 0;
        for (int kind : kinds.isEmpty() ? List.of(box.kindNumber(goal.defeated())) : kinds) {
            count += Notes.get(scene, Notes.BEATEN, Holder.kind(kind));
        }
        return count;
    }

    /** Whether heroes have been in a room and no minion is there. A room that nobody has seen cannot have been cleared. */
    private static boolean isCleared(Scene scene, String room) {
        if (!wasSeen(scene, room)) return false;
        List<Figure> minions = scene.minions();
        for (int i = 0; i < minions.size(); i++) {
            if (minions.get(i).getRoom().key().equals(room)) {
                return false;
            }
        }
        return true;
    }

    /** Whether heroes have been in a room or are there now. */
    private static boolean wasSeen(Scene scene, String room) {
        return scene.room(scene.box().roomNumber(room)).has(Notes.EXPLORED)
                || scene.heroes().stream().anyMatch(hero -> hero.getRoom().key().equals(room));
    }

    private static boolean all(Scene scene, Predicate<Figure> where) {
        List<Figure> heroes = scene.heroes();
        for (int i = 0; i < heroes.size(); i++) {
            if (!where.test(heroes.get(i))) {
                return false;
            }
        }
        return !heroes.isEmpty();
    }

    /** Whether no hero is left on the board and at least one is safe. */
    private static boolean haveLeft(Scene scene) {
        return scene.heroes().isEmpty() && IntStream.range(0, scene.box().heroCount()).anyMatch(hero -> scene.figure(hero).isSafe());
    }

    private static String place(Figure hero) {
        RoomInPlay room = hero.getRoom();
        return room.key() + "/" + hero.getSpace().key();
    }

    /** Whether the party or a hero has a card, or a mark lies on the table or on a hero. A card and a mark may have the same id. */
    private static boolean isHeld(Scene scene, Goal goal) {
        boolean anybody = goal.by().isEmpty();
        List<Figure> bearers = scene.heroes().stream().filter(hero -> anybody || hero.key().equals(goal.by())).toList();
        return anybody && has(scene, goal.held()) || bearers.stream().anyMatch(hero -> carries(hero, goal.held()))
                || scene.box().knowsMark(goal.held()) && (anybody && Notes.get(scene, goal.held(), Holder.TABLE) > 0
                        || bearers.stream().anyMatch(hero -> Notes.has(scene, goal.held(), hero)));
    }

    /** Whether a hero or the party has a card. */
    static boolean has(Scene scene, String card) {
        return isInStash(scene, card) || scene.heroes().stream().anyMatch(hero -> carries(hero, card));
    }

    private static boolean isInStash(Scene scene, String card) {
        return Cards.search(scene, Zone.STASH).stream().anyMatch(known -> known.getId().equals(card));
    }

    private static boolean carries(Figure hero, String card) {
        return CARRIED.stream().flatMap(zone -> hero.cards(zone).stream()).anyMatch(known -> known.getId().equals(card));
    }
}
