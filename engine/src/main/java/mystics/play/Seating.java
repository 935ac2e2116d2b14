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
 * Who is answered inside a run. A seat without a player here is asked from outside.
 *
 * @param rolls who throws the dice; empty when people do
 * @param draws who draws from the bags; empty when people do
 * @param players the bots, by the name of their seat
 * @param failing what becomes of a mod whose rule fails
 */
public record Seating(Optional<Chance> rolls, Optional<Chance> draws, Map<String, Player> players, FailingRules failing) {
    public Seating {
        players = Map.copyOf(players);
    }

    /** Nobody puts up with failing rules: the failure comes out. */
    public Seating(Optional<Chance> rolls, Optional<Chance> draws, Map<String, Player> players) {
        this(rolls, draws, players, FailingRules.STOP);
    }

    /** Whether a player here tries answers before it gives one. */
    boolean tries() {
        return players.values().stream().anyMatch(player -> player.forTrials().isPresent());
    }

    /** The same with every program waiting: what it would answer goes out. */
    Seating withoutPrograms() {
        return new Seating(rolls, draws, Map.of(), failing);
    }

    /** The same, with another agreement about failing rules. */
    public Seating with(FailingRules agreed) {
        return new Seating(rolls, draws, players, agreed);
    }

    /** Whether a question goes out, because nobody here answers it. */
    public boolean leavesOpen(Question question) {
        if (question instanceof Question.Roll) {
            return rolls.isEmpty();
        }
        return question instanceof Question.Draw ? draws.isEmpty() : !players.containsKey(question.seat().name());
    }

    /**
     * What a program may choose from: nothing that uses a thing of the party while somebody outside plays one of these
     * heroes, unless there is nothing else.
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

    /** Whether somebody outside plays one of these heroes. */
    boolean hasPeople(List<HeroCard> heroes) {
        for (int i = 0; i < heroes.size(); i++) {
            if (!players.containsKey(heroes.get(i).id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a recorded answer is one that is given inside here, whatever was asked. */
    public boolean gives(RecordedAnswer recorded) {
        return recorded.seat().equals(Seat.FATE.name()) ? rolls.isPresent() && draws.isPresent() : players.containsKey(recorded.seat());
    }

    /** Chance answers inside, everybody else outside. */
    public static Seating people(Fate fate) {
        Optional<Chance> chance = Optional.of(Chance.of(fate));
        return new Seating(chance, chance, Map.of());
    }

    /** Nobody answers inside: every question comes out. */
    public static Seating nobody() {
        return new Seating(Optional.empty(), Optional.empty(), Map.of());
    }
}
