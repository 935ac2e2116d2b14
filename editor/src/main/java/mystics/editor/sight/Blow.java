package mystics.editor.sight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
    private static final Set<Told> ALWAYS = Set.of(Told.MISS, Told.BLOCK, Told.BOSS_WOUND, Told.SURGE);
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

    /** The blow of something that strikes without an attack, by the line that tells how somebody defends against it. */
    static Blow without(Line defence) {
        return new Blow(names(defence, "cause"), names(defence, "defender"), List.of());
    }

    private static List<Object> names(Line line, String place) {
        return line.text().value(place).map(value -> value instanceof List<?> several ? List.<Object>copyOf(several) : List.of(value))
                .orElse(List.of());
    }

    /** Whether a line tells what came of this blow. */
    boolean takes(Line line) {
        return switch (Told.of(line)) {
            case LOSS, GAIN, MARK -> concerns(line);
            case SAID -> Told.isReaction(line) && concerns(line);
            case WOUND -> !Told.isOfMod(line) || concerns(line);
            case DEFEAT, CAPTURE -> at.isEmpty() || concerns(line) || results.stream().map(Told::whom).anyMatch(Told.whom(line)::equals);
            default -> ALWAYS.contains(Told.of(line));
        };
    }

    /** Whether something happens to an attacker or a target. */
    private boolean concerns(Line line) {
        return Stream.concat(by.stream(), at.stream()).map(String::valueOf).anyMatch(Told.whom(line)::equals);
    }

    /** The same blow, and one more thing that came of it. */
    Blow with(Line result) {
        return new Blow(by, at, Stream.concat(results.stream(), Stream.of(result)).toList());
    }

    /** Whether nothing has come of it yet. */
    boolean isOpen() {
        return results.stream().allMatch(line -> Told.of(line) == Told.SURGE);
    }

    /** Whether nobody was hurt, and nobody lost or gained anything. */
    private boolean isHarmless() {
        return results.stream().allMatch(Blow::isHarmless);
    }

    /** Whether a hero attacked. */
    private boolean isOurs() {
        return by.stream().anyMatch(Told::isHero);
    }

    @Override
    public List<Object> captured() {
        return Told.captured(results);
    }

    @Override
    public Weight weight() {
        if (results.stream().anyMatch(line -> Told.of(line) == Told.CAPTURE)) return Weight.GRAVE;
        boolean counts = results.stream().anyMatch(
                line -> Told.of(line) == Told.SURGE || OF_OURS.contains(Told.of(line)) && Told.ofHero(line, "victim", "hero", "figure"));
        return counts || isOurs() ? Weight.OURS : isHarmless() ? Weight.HARMLESS : Weight.USUAL;
    }

    /** This blow and another one as one, if attackers of the same kind did no harm to the same target. */
    @Override
    public Optional<Tidings> joined(Tidings later) {
        boolean alike = later instanceof Blow other && isFellow(other) && at.equals(other.at) && what().equals(other.what());
        return alike ? Optional.of(and((Blow) later)) : Optional.empty();
    }

    /** This blow and another one as one, if neither did any harm and the attackers are of the same kind. */
    Optional<Tidings> gathered(Tidings later) {
        return later instanceof Blow other && isFellow(other) ? Optional.of(and(other)) : Optional.empty();
    }

    /** Whether another blow, at whomever it was aimed, did no harm either and came from attackers of the same kind. */
    private boolean isFellow(Blow other) {
        return weight() == Weight.HARMLESS && other.weight() == Weight.HARMLESS && kind().equals(other.kind());
    }

    private String kind() {
        return by.isEmpty() ? "" : kind(by.get(0));
    }

    private static String kind(Object who) {
        return who instanceof Name name ? name.key() : String.valueOf(who);
    }

    /** This blow and another one as one. If the targets differ, no target is named. */
    private Blow and(Blow other) {
        return new Blow(Stream.concat(by.stream(), other.by.stream()).distinct().toList(), at.equals(other.at) ? at : List.of(),
                results);
    }

    /** Figures; of those of one kind that follow each other only the first is named in full, and of the others the numbers. */
    static List<Object> shortly(List<Object> figures) {
        List<Object> named = new ArrayList<>();
        String before = "";
        for (Object who : figures) {
            boolean known = who instanceof Name name && !name.number().isEmpty() && kind(who).equals(before);
            named.add(known ? ((Name) who).number() : who);
            before = kind(who);
        }
        return named;
    }

    /** The results that are told: who is defeated need not be told to be wounded. */
    static List<Line> ends(List<Line> results) {
        return results.stream().filter(line -> Told.of(line) != Told.WOUND || results.stream().noneMatch(
                end -> Told.of(end) == Told.DEFEAT && Told.whom(end).equals(Told.whom(line)))).toList();
    }

    private Sentence what() {
        BlowResult result = new BlowResult(sameForAll() ? at.subList(0, 1) : at, isOurs() ? BlowResult.By.HEROES : BlowResult.By.MINIONS);
        List<Line> lines = ends(inOrder());
        return result.all(sameForAll() ? lines.stream().filter(line -> !isHarmless(line) || isOfFirst(line)).toList() : lines);
    }

    /** Whether the blow did no harm to several targets for the same reason, so that the reason is told once. */
    private boolean sameForAll() {
        List<Line> ends = results.stream().filter(line -> Told.of(line) != Told.SURGE && Told.of(line) != Told.GAIN).toList();
        return at.size() > 1 && ends.size() == at.size() && ends.stream().allMatch(Blow::isHarmless)
                && ends.stream().anyMatch(this::isOfFirst)
                && ends.stream().map(line -> Told.of(line) + Told.value(line, "why")).distinct().count() == 1;
    }

    private boolean isOfFirst(Line line) {
        return Told.value(line, "defender").equals(String.valueOf(at.get(0)));
    }

    private static boolean isHarmless(Line line) {
        return Told.of(line) == Told.MISS || Told.of(line) == Told.BLOCK;
    }

    /**
     * The results: first what the blow did, then the cheese that was thrown. Who is captured loses all cheese, so then the cheese comes
     * first.
     */
    private List<Line> inOrder() {
        boolean first = results.stream().anyMatch(line -> Told.of(line) == Told.CAPTURE);
        return results.stream().filter(line -> Told.of(line) != Told.SURGE)
                .sorted(Comparator.comparing(line -> !first && Told.of(line) == Told.GAIN)).toList();
    }

    @Override
    public Sentence words() {
        if (by.isEmpty()) return what();
        if (at.isEmpty()) return Sentence.of("{who}: nobody is hurt", "who", shortly(by));
        return at.size() > 1 && !sameForAll() ? Sentence.of("{who}: {what}", "who", shortly(by), "what", what())
                : Sentence.of(by.size() > 1 ? "{who} attack {whom}: {what}" : "{who} attacks {whom}: {what}", "who", shortly(by),
                        "whom", shortly(at), "what", what());
    }
}
