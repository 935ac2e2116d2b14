package mystics.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.lint.Silences;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/**
 * The results of games in which bots played a chapter.
 *
 * @param chapter the id of the chapter; empty if the rules of a mod were tried in several chapters
 * @param parts the parts that should happen
 * @param times the number of games in which each part happened; for a rule, 1 if the rule did anything in any game
 * @param rooms the number of games in which heroes entered a room, by the id of the room
 * @param spoke the number of times that each rule has spoken, by the number of the rule
 * @param troubles the reasons why games failed
 * @param silences the findings that the author has silenced
 */
public record ChapterProof(String chapter, List<ProofPart> parts, Map<ProofPart, Long> times, Map<String, Long> rooms,
        Map<Integer, Long> spoke, Map<Seen.Ending, Long> endings, List<String> troubles, Silences silences) {
    /** The number of games after which a chapter without any victory is reported. */
    private static final int ENOUGH = 40;

    /**
     * The results of some games.
     *
     * @param chapter the chapter that was played; empty if the rules of a mod were tried in several chapters
     * @param shown parts that a scenario shows; they count as if they had happened in one game
     */
    static ChapterProof of(String chapter, List<ProofPart> parts, List<Seen> seen, Set<ProofPart> shown, RuleWatch rules,
            Silences silences) {
        Map<ProofPart, Long> times = new HashMap<>();
        Map<String, Long> rooms = new HashMap<>();
        seen.forEach(game -> game.parts().forEach(part -> times.merge(part, 1L, Long::sum)));
        seen.forEach(game -> game.rooms().forEach(room -> rooms.merge(room, 1L, Long::sum)));
        shown.forEach(part -> times.putIfAbsent(part, 1L));
        parts.stream().filter(part -> part.kind() == ProofPart.Kind.RULE && rules.did(part.number())).forEach(part -> times.put(part, 1L));
        Map<Integer, Long> spoke = parts.stream().filter(part -> part.kind() == ProofPart.Kind.RULE)
                .collect(Collectors.toMap(ProofPart::number, part -> rules.spoke(part.number())));
        Map<Seen.Ending, Long> endings = seen.stream().collect(Collectors.groupingBy(Seen::ending, Collectors.counting()));
        List<String> troubles = seen.stream().map(Seen::trouble).filter(trouble -> !trouble.isEmpty()).sorted().distinct().toList();
        return new ChapterProof(chapter, parts, times, rooms, spoke, endings, troubles, silences);
    }

    /** The number of games played. */
    public long games() {
        return endings.values().stream().mapToLong(Long::longValue).sum();
    }

    /** The number of games won. */
    public long won() {
        return ended(Seen.Ending.WON);
    }

    /** The number of games lost. */
    public long lost() {
        return ended(Seen.Ending.LOST);
    }

    /** The number of games that broke off with an error, or never ended. */
    public long failed() {
        return ended(Seen.Ending.FAILED);
    }

    private long ended(Seen.Ending ending) {
        return endings.getOrDefault(ending, 0L);
    }

    /** The number of games in which a part happened. */
    public long times(ProofPart part) {
        return times.getOrDefault(part, 0L);
    }

    /** The parts that happened in no game and are not silenced. */
    public List<ProofPart> unseen() {
        return parts.stream().filter(part -> times(part) == 0 && !silences.cover(doubt(part))).toList();
    }

    /** A doubt about a part that happened in no game, with the place of the part. */
    public Finding doubt(ProofPart part) {
        return Finding.warning("not-seen", part.place(), "not seen: " + part.words()).because(hint(part).orElse(""));
    }

    /** The problems of the chapter that games can show: it is never won, or games break off. */
    public List<Finding> doubts(Place page) {
        List<Finding> doubts = new ArrayList<>();
        if (won() == 0 && games() >= ENOUGH && !chapter.isEmpty()) {
            doubts.add(Finding.warning("never-won", page, "bots won none of " + games() + " games of this chapter")
                    .fix("See on the balance desk why games are lost, and make it easier."));
        }
        if (failed() > 0) {
            doubts.add(Finding.error("games-break-off", page, failed() + " of " + games() + " games did not come to an end: "
                    + String.join("; ", troubles)));
        }
        return doubts.stream().filter(doubt -> !silences.cover(doubt)).toList();
    }

    /** All doubts that the games leave: the problems that the games show, and the parts that happened in no game. */
    public List<Finding> findings(Place page) {
        return Stream.concat(doubts(page).stream(), unseen().stream().map(this::doubt)).toList();
    }

    /** A possible reason why a part did not happen; empty if there is none. */
    public Optional<String> hint(ProofPart part) {
        if (part.kind() == ProofPart.Kind.RULE) {
            long times = spoke.getOrDefault(part.number(), 0L);
            return Optional.of(times == 0 ? "it was never in force at its moment" : "it spoke " + times + " times and did nothing");
        }
        boolean inRoom = (part.kind() == ProofPart.Kind.SURGE || part.kind() == ProofPart.Kind.SEARCH) && !part.id().isEmpty();
        return inRoom ? Optional.of(rooms.getOrDefault(part.id(), 0L) + " games came into the room") : Optional.empty();
    }
}
