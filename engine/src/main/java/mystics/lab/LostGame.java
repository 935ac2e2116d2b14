package mystics.lab;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import mystics.bot.Bot;
import mystics.choice.Seat;
import mystics.choice.SeededFate;
import mystics.content.HeroCard;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Chance;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.State;
import mystics.rules.Player;
import mystics.table.Clock;
import mystics.table.Draft;

/**
 * Replays a lost game of a series up to the beginning of its last round, so that people can inspect it and continue.
 *
 * @param settings makes the setting of the series; the given inspector watches the game
 * @param seed the seed of the series
 */
public record LostGame(Function<Inspector, Setting> settings, Bot bot, long seed) {

    /**
     * The first lost game that ended in a wanted way, at the beginning of its last round; empty if there is none.
     *
     * @param report the report of the series
     * @param wanted tells whether a game ended in the wanted way
     */
    public Optional<Game> find(LabReport report, Predicate<Game> wanted) {
        BitSet won = report.won();
        for (int game = won.nextClearBit(0); game < report.games(); game = won.nextClearBit(game + 1)) {
            Optional<Game> found = lastRound(seed + game, wanted);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The game at the beginning of the last round in which any question is asked. */
    private Optional<Game> lastRound(long gameSeed, Predicate<Game> wanted) {
        Deque<State> rounds = new ArrayDeque<>();
        Setting setting = settings.apply((same, before, after) -> {
            if (Draft.of(after.table()).get(Clock.ROUND) > Draft.of(before.table()).get(Clock.ROUND)) {
                rounds.push(after);
            }
        });
        Game end = Game.begin(setting, bots(setting, gameSeed), List.of(new BeginChapter()));
        if (!end.outcome().over() || !wanted.test(end)) {
            return Optional.empty();
        }
        Setting open = settings.apply(Inspector.NONE);
        Seating people = Seating.people(new SeededFate(gameSeed));
        return rounds.stream().map(round -> Game.resume(open, people, round, List.of())).filter(game -> game.question().isPresent())
                .findFirst();
    }

    private Seating bots(Setting setting, long gameSeed) {
        Player player = bot.players(setting.box()).apply(gameSeed);
        Map<String, Player> seats = new HashMap<>();
        for (HeroCard hero : setting.box().heroes()) {
            seats.put(hero.id(), player);
        }
        seats.put(Seat.PARTY.name(), player);
        Optional<Chance> chance = Optional.of(Chance.of(new SeededFate(gameSeed)));
        return new Seating(chance, chance, seats);
    }
}
