package mystics.phase.chapter.story;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.phase.Notes;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Holder;

/**
 * The heroes and other values for the places in the text of a passage, such as {@code {first}} and {@code {mover}}.
 *
 * @param mover the hero who did the deed that the passage tells, if it tells one
 * @param places the values that a rule gives for other places when it tells the passage
 */
record Cast(Scene scene, Optional<Figure> mover, Map<String, Object> places) {
    private static final String FIRST = "first";
    private static final String MOVER = "mover";
    /** A cast without a particular hero. */
    static Cast of(Scene scene) {
        return new Cast(scene, Optional.empty(), Map.of());
    }

    /** A cast with the hero who did the deed. */
    static Cast of(Scene scene, Figure mover) {
        return new Cast(scene, Optional.of(mover), Map.of());
    }

    /** The hero for the place {@code {first}}: the hero highest on the track, or the first hero of the party if all heroes are captured. */
    private Figure first() {
        List<Figure> heroes = scene.heroes();
        return heroes.isEmpty() ? scene.figure(0) : heroes.get(0);
    }

    /**
     * The value of a place in the text: a value given by the rule; for {@code {first}} or {@code {mover}}, a hero; for the name of a mark,
     * the hero with that mark, or else the number of the mark on the table.
     */
    Optional<Object> place(String name) {
        if (places.containsKey(name)) return Optional.of(places.get(name));
        if (name.equals(FIRST)) return Optional.of(first());
        if (name.equals(MOVER)) return Optional.of(mover.orElseGet(this::first));
        return scene.box().knowsMark(name) ? Optional.of(marked(name)) : Optional.empty();
    }

    private Object marked(String mark) {
        Optional<Figure> bearer = all()
                .filter(hero -> Notes.has(scene, mark, hero) || Notes.get(scene, mark, Holder.kind(hero.getKindNumber())) > 0).findFirst();
        return bearer.isPresent() ? bearer.get() : Notes.get(scene, mark, Holder.TABLE);
    }

    /** The heroes who have left the chapter and are safe; none before the chapter is over. */
    private List<Figure> safe() {
        return scene.draft().outcome().over() ? all().filter(Figure::isSafe).toList() : List.of();
    }

    /** The heroes who set out and have no places yet, at the very beginning of a chapter. */
    private List<Figure> settingOut() {
        return scene.draft().get(Clock.ROUND) == 0 && scene.heroes().isEmpty()
                ? scene.party().stream().filter(hero -> !hero.isCaptured()).toList() : List.of();
    }

    /** All heroes of the chapter, wherever they are. */
    private Stream<Figure> all() {
        return IntStream.range(0, scene.box().heroCount()).mapToObj(scene::figure);
    }

    /** The hero with a given id, or the hero who is the value of the place with a given name. */
    Optional<Figure> hero(String part) {
        Optional<Figure> named = all().filter(hero -> hero.key().equals(part)).findFirst();
        return named.or(() -> place(part).filter(Figure.class::isInstance).map(Figure.class::cast));
    }

    /** The hero whose answer replaces {@code {kept}} in the narration: the hero who did the deed, or else the first hero. */
    Figure remembered() {
        return mover.orElseGet(this::first);
    }

    /**
     * The heroes who can speak. In a chapter with a board, these are the heroes on the board, waiting ones included, in
     * the room of the hero who did the deed. In a chapter without a board, these are all heroes. At the beginning, before
     * they have their places, the heroes of the party can speak, and after the end of the chapter, safe heroes can speak too.
     */
    List<Figure> there(boolean everywhere) {
        if (scene.box().chapter().storyOnly()) return all().toList();
        Optional<Figure> doer = mover.filter(Figure::isActive);
        return Stream.of(scene.heroes(), settingOut(), scene.waiting(), safe()).flatMap(List::stream)
                .filter(hero -> everywhere || doer.isEmpty() || hero.isSafe() || hero.getRoom().equals(doer.get().getRoom())).toList();
    }

    /**
     * The ids of the heroes whom a picture can show: the hero who did the deed, then the heroes in that hero's room, then the other free
     * heroes. If no hero is free, these are all heroes.
     */
    List<String> pictured() {
        List<Figure> free = Stream.concat(mover.stream(), Stream.concat(there(false).stream(), there(true).stream())).distinct()
                .filter(there(true)::contains).toList();
        return (free.isEmpty() ? all() : free.stream()).map(Figure::key).distinct().toList();
    }
}
