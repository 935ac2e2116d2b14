package mystics.editor.sight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.rules.Line;

/**
 * A blow, or several blows that came to the same.
 *
 * @param by the names of the attackers
 * @param at the names of the targets
 * @param results the lines of the log that tell what came of it
 */
record Blow(List<Object> by, List<Object> at, List<Line> results) implements Tidings {
    private static final Set<Told> ALWAYS = Set.of(Told.MISS, Told.BLOCK, Told.WOUND, Told.BOSS_WOUND, Told.DEFEAT, Told.CAPTURE);
    private static final Set<Told> OF_OURS = Set.of(Told.WOUND, Told.CAPTURE, Told.LOSS, Told.GAIN, Told.MARK);

    Blow {
        by = List.copyOf(by);
        at = List.copyOf(at);
        results = List.copyOf(results);
    }

    /** The blow that a line tells of, before anything comes of it. */
    static Blow of(Line attack) {
        return new Blow(names(attack, "attacker"), names(attack, "targets"), List.of());
    }

    private static List<Object> names(Line line, String place) {
        return line.text().value(place).map(value -> value instanceof List<?> several ? List.<Object>copyOf(several) : List.of(value))
                .orElse(List.of());
    }

    /** Whether a line tells what came of this blow. */
    boolean takes(Line line) {
        return switch (Told.of(line)) {
            case LOSS, GAIN -> isIn("hero", line);
            case MARK -> isIn("figure", line);
            default -> ALWAYS.contains(Told.of(line));
        };
    }

    private boolean isIn(String place, Line line) {
        return Stream.concat(by.stream(), at.stream()).map(String::valueOf).anyMatch(Told.value(line, place)::equals);
    }

    /** The same blow, and one more thing that came of it. */
    Blow with(Line result) {
        return new Blow(by, at, Stream.concat(results.stream(), Stream.of(result)).toList());
    }

    /** Whether nobody was hurt, and nobody lost or gained anything. */
    private boolean isHarmless() {
        return results.stream().map(Told::of).allMatch(told -> told == Told.MISS || told == Told.BLOCK);
    }

    /** Whether a hero attacked. */
    private boolean isOurs() {
        return by.stream().anyMatch(Told::isHero);
    }

    @Override
    public Weight weight() {
        boolean counts = results.stream().anyMatch(
                line -> OF_OURS.contains(Told.of(line)) && Told.ofHero(line, "victim", "hero", "figure"));
        return counts ? Weight.OURS : isHarmless() && !isOurs() ? Weight.HARMLESS : Weight.USUAL;
    }

    /** Whether another blow came to the same: attackers of the same kind did no harm to the same target. */
    boolean isLike(Blow other) {
        return isFellow(other) && at.equals(other.at) && what().equals(other.what());
    }

    /** Whether another blow, at whomever it was aimed, did no harm either and came from attackers of the same kind. */
    boolean isFellow(Blow other) {
        return weight() == Weight.HARMLESS && other.weight() == Weight.HARMLESS && kind().equals(other.kind());
    }

    private String kind() {
        return by.isEmpty() ? "" : kind(by.get(0));
    }

    private static String kind(Object who) {
        return who instanceof Name name ? name.key() : String.valueOf(who);
    }

    /** This blow and another one as one. If the targets differ, no target is named. */
    Blow and(Blow other) {
        return new Blow(Stream.concat(by.stream(), other.by.stream()).distinct().toList(), at.equals(other.at) ? at : List.of(),
                results);
    }

    /** The attackers; of those of one kind only the first is named in full, and of the others the numbers. */
    private List<Object> attackers() {
        List<Object> named = new ArrayList<>();
        for (Object who : by) {
            boolean known = who instanceof Name name && !name.number().isEmpty() && !named.isEmpty() && kind(who).equals(kind());
            named.add(known ? ((Name) who).number() : who);
        }
        return named;
    }

    private Sentence what() {
        BlowResult result = new BlowResult(at, isOurs());
        List<Sentence> told = new ArrayList<>();
        for (Line line : inOrder()) {
            boolean ends = Told.of(line) == Told.WOUND && results.stream().anyMatch(
                    end -> Told.of(end) == Told.DEFEAT && Told.value(end, "minion").equals(Told.value(line, "victim")));
            if (!ends) told.add(result.words(line));
        }
        return Sentence.row(told, ", ");
    }

    /** The results: first what the blow did, then the cheese that was thrown. */
    private List<Line> inOrder() {
        return results.stream().sorted(Comparator.comparing(line -> Told.of(line) == Told.GAIN)).toList();
    }

    @Override
    public Sentence words() {
        if (by.isEmpty()) return what();
        if (at.isEmpty()) return Sentence.of("{who}: nobody is hurt", "who", attackers());
        return at.size() > 1 ? Sentence.of("{who}: {what}", "who", attackers(), "what", what())
                : Sentence.of("{who} against {whom}: {what}", "who", attackers(), "whom", at, "what", what());
    }
}
