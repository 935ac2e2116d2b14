package mystics.bot;

import java.util.List;
import mystics.content.Chapter;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;

/**
 * The party's next destination, according to the chapter's objective.
 *
 * @param room the destination room, or -1 when the objective names none
 * @param space the space of that room where every hero should stand, or -1
 */
record Goal(int room, int space) {
    private static final Goal NOWHERE = new Goal(-1, -1);

    /** The first step of the objective not yet reached. */
    static Goal of(Scene scene) {
        List<Chapter.Goal> goals = scene.box().chapter().objective();
        for (int i = scene.draft().get(Clock.OBJECTIVE); i < goals.size(); i++) {
            Chapter.Goal goal = goals.get(i);
            if (!goal.entered().isEmpty()) {
                return new Goal(scene.box().roomNumber(goal.entered()), -1);
            }
            if (!goal.cleared().isEmpty() && !isCleared(scene, goal.cleared())) {
                return new Goal(scene.box().roomNumber(goal.cleared()), -1);
            }
            if (!goal.on().isEmpty()) {
                return on(scene, goal.on());
            }
        }
        return NOWHERE;
    }

    private static boolean isCleared(Scene scene, String room) {
        int number = scene.box().roomNumber(room);
        return scene.minions().stream().noneMatch(minion -> minion.getRoom().number() == number);
    }

    private static Goal on(Scene scene, String place) {
        int slash = place.indexOf('/');
        int number = scene.box().roomNumber(place.substring(0, slash));
        RoomInPlay room = scene.room(number);
        return new Goal(number, room.plan().index(place.substring(slash + 1)));
    }
}
