package mystics.mod.art;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** Chooses the heroes for the places of a scene. */
public final class Casting {
    private Casting() {
    }

    /**
     * The id of the hero in each place, in the order of the places; empty for a place that stays empty. A hero who has a place in the
     * scene keeps it. The other heroes take the free places from the first one on.
     *
     * @param present the ids of the heroes who can be seen, the most important one first; if it is empty, the scene shows its own heroes
     */
    public static List<Optional<String>> of(List<SceneMouse> places, List<String> present) {
        if (present.isEmpty()) return places.stream().map(mouse -> Optional.of(mouse.hero())).toList();
        List<String> always = places.stream().filter(mouse -> !mouse.isFree()).map(SceneMouse::hero).toList();
        long free = places.stream().filter(SceneMouse::isFree).count();
        List<String> seen = present.stream().distinct().filter(hero -> !always.contains(hero)).limit(free).toList();
        Queue<String> strangers = new LinkedList<>(seen);
        strangers.removeIf(hero -> places.stream().anyMatch(mouse -> mouse.hero().equals(hero)));
        List<String> unplaced = new ArrayList<>(seen);
        List<Optional<String>> cast = new ArrayList<>();
        for (SceneMouse mouse : places) {
            boolean own = !mouse.isFree() || unplaced.remove(mouse.hero());
            cast.add(own ? Optional.of(mouse.hero()) : Optional.ofNullable(strangers.poll()));
        }
        return Collections.unmodifiableList(cast);
    }
}
