package mystics.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Fate;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.content.HeroCard;
import mystics.rules.Player;

/**
 * The players that answer questions within a run. The answers of all other seats come from outside the run.
 *
 * @param rolls the source of dice; empty if people roll them
 * @param draws the source of draws; empty if people draw
 * @param players the bots, by name of their seats
 * @param failing what happens to a mod whose rule fails
 */
public record Seating(Optional<Chance> rolls, Optional<Chance> draws, Map<String, Player> players, FailingRules failing) {
    public Seating {
        players = Map.copyOf(players);
    }

    /** A seating in which a game stops with an exception when a rule fails. */
    public Seating(Optional<Chance> rolls, Optional<Chance> draws, Map<String, Player> players) {
        this(rolls, draws, players, FailingRules.STOP);
    }

    /** Whether any of the players tries out answers before giving one. */
    boolean tries() {
        return players.values().stream().anyMatch(player -> player.forTrials().isPresent());
    }

    /** The same seating without its programs; a question for a program must then be answered from outside the run. */
    Seating withoutPrograms() {
        return new Seating(rolls, draws, Map.of(), failing);
    }

    /** The same seating with another agreement about failing rules. */
    public Seating with(FailingRules agreed) {
        return new Seating(rolls, draws, players, agreed);
    }

    /** Whether a question must be answered from outside the run, because none of these players answers it. */
    public boolean leavesOpen(Question question) {
        if (question instanceof Question.Roll) {
            return rolls.isEmpty();
        }
        return question instanceof Question.Draw ? draws.isEmpty() : !players.containsKey(question.seat().name());
    }

    /**
     * The options from which a program may choose. If a person plays one of these heroes, the program does not use items of the party,
     * unless it has no other option.
     */
    <T extends Option> List<T> open(List<T> options, List<HeroCard> heroes) {
        if (!hasPeople(heroes) || !hasOfParty(options)) {
            return options;
        }
        List<T> own = options.stream().filter(option -> !option.isOfParty()).toList();
        return own.isEmpty() ? options : own;
    }

    private static boolean hasOfParty(List<? extends Option> options) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).isOfParty()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a person plays one of these heroes. */
    boolean hasPeople(List<HeroCard> heroes) {
        for (int i = 0; i < heroes.size(); i++) {
            if (!players.containsKey(heroes.get(i).id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of these players gave a recorded answer. */
    public boolean gives(RecordedAnswer recorded) {
        return recorded.seat().equals(Seat.FATE.name()) ? rolls.isPresent() && draws.isPresent() : players.containsKey(recorded.seat());
    }

    /** A seating in which only chance answers within the run. */
    public static Seating people(Fate fate) {
        Optional<Chance> chance = Optional.of(Chance.of(fate));
        return new Seating(chance, chance, Map.of());
    }

    /** A seating without any player, so that every question must be answered from outside the run. */
    public static Seating nobody() {
        return new Seating(Optional.empty(), Optional.empty(), Map.of());
    }
}
