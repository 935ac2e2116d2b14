package mystics.proof;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import mystics.bot.RandomPlayer;
import mystics.choice.Seat;
import mystics.choice.SeededFate;
import mystics.content.HeroCard;
import mystics.content.Setup;
import mystics.lab.Patience;
import mystics.mod.load.Library;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Agenda;
import mystics.play.Chance;
import mystics.play.Inspector;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.Simulation;
import mystics.play.State;
import mystics.rules.Player;
import mystics.table.Draft;
import mystics.table.Outcome;
import mystics.table.Table;

/**
 * One game that bots play for a proof.
 *
 * @param parts the parts of the chapter that may happen in the game
 * @param rules watches the rules that speak in the game
 * @param luck changes the usual chance of the game, for example so that some cards are drawn first
 */
record ProofGame(Library library, Setup setup, List<ProofPart> parts, RuleWatch rules, UnaryOperator<Chance> luck) {
    private static final int MOST_STEPS = 50_000;
    /** One in this many games is played by a bot that likes to try what it has not done. */
    private static final int RESTLESS_EACH = 3;

    /** Plays the game, and returns what happened in it. */
    Seen played(Manner manner, long seed) {
        Set<String> answered = new HashSet<>();
        Setting setting = library.setting(setup, Inspector.NONE, rules);
        GameEyes eyes = new GameEyes(parts, setting.box(), answered);
        RandomPlayer heart = new RandomPlayer(seed);
        Player usual = manner.player(setting.box(), seed);
        Player hand = seed % RESTLESS_EACH == 0 ? new Restless(usual, heart, new HashSet<>()) : usual;
        Player player = new Curious(hand, heart, setting.box().chapter(), answered);
        String trouble = "";
        Seen.Ending ending = Seen.Ending.FAILED;
        try {
            ending = ending(setting, seating(setting, player, seed), eyes);
        } catch (RuntimeException failure) {
            trouble = String.valueOf(failure.getMessage());
        }
        return eyes.hasLooked() ? new Seen(eyes.happened(), eyes.rooms(), ending, trouble) : new Seen(Set.of(), Set.of(), ending, trouble);
    }

    private static Seen.Ending ending(Setting setting, Seating seating, GameEyes eyes) {
        State beginning = State.beginning(Table.empty(setting.box().layout()), Agenda.of(List.of(new BeginChapter())));
        Patience patience = new Patience();
        try {
            Simulation.Report report = new Simulation(setting, seating).play(beginning, MOST_STEPS, scene -> {
                eyes.look(scene);
                patience.accept(scene);
            });
            Outcome outcome = Draft.of(report.table()).outcome();
            if (!report.finished() || !outcome.over()) throw new IllegalStateException("endless");
            return outcome == Outcome.WON ? Seen.Ending.WON : Seen.Ending.LOST;
        } catch (Patience.Exhausted givenUp) {
            return Seen.Ending.GIVEN_UP;
        }
    }

    private Seating seating(Setting setting, Player player, long seed) {
        Map<String, Player> seats = new HashMap<>();
        for (HeroCard hero : setting.box().heroes()) seats.put(hero.id(), player);
        seats.put(Seat.PARTY.name(), player);
        Optional<Chance> chance = Optional.of(luck.apply(Chance.of(new SeededFate(seed))));
        return new Seating(chance, chance, seats);
    }
}
