package mystics.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import mystics.choice.Question;
import mystics.home.GameTable;
import mystics.odds.Forecasts;
import mystics.odds.PlainDice;
import mystics.play.Game;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.Desks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that computes exact odds of attacks. */
@Command(name = "odds", description = "Computes exact chances: of plain dice, or of the options at the open question of a saved game.")
final class OddsCommand implements Callable<Integer> {
    private static final int MOST_DICE = 20;

    /** The greatest number of runs for an option: enough to find every outcome of two rolls of five dice. */
    private static final int RUNS = 200_000;

    @Mixin
    private ModChoice mods = new ModChoice();

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "SAVE", arity = "0..1", description = "A saved game, given by name or file.")
    private Optional<String> save = Optional.empty();

    @Option(names = "--attack", paramLabel = "DICE", description = "Battle dice, 0 to 20.")
    private Optional<Integer> attack = Optional.empty();

    @Option(names = "--ranged", description = "Ranged attack: bows hit instead of swords.")
    private boolean ranged;

    @Option(names = "--defence", paramLabel = "DICE", description = "Defence dice, 0 to 20. Default: none.")
    private Optional<Integer> defence = Optional.empty();

    @Override
    public Integer call() {
        mods.check();
        if (save.isPresent() && (attack.isPresent() || ranged || defence.isPresent())) {
            throw new ParameterException(spec.commandLine(),
                    "A saved game already determines the dice: leave out --attack, --defence and --ranged, or leave out '" + save.get()
                            + "'.");
        }
        try (Desk desk = Desks.showing()) {
            desk.show(save.isPresent() ? options(new GameTable(mods.library()).shelf(program.home()).load(save.get()).game()) : plain());
        }
        return Mystics.FINE;
    }

    private List<String> plain() {
        int dice = attack.orElseThrow(() -> new ParameterException(spec.commandLine(),
                "Give the number of attack dice, such as odds --attack 3 --defence 2, or name a saved game."));
        int against = defence.orElse(0);
        if (dice < 0 || dice > MOST_DICE || against < 0 || against > MOST_DICE) {
            throw new ParameterException(spec.commandLine(), "Dice must be from 0 to " + MOST_DICE + ".");
        }
        return lines(new PlainDice(dice, against, ranged ? PlainDice.Hits.BOWS : PlainDice.Hits.SWORDS));
    }

    /** The chances of the options at the open question of a game. */
    private static List<String> options(Game game) {
        List<String> lines = new ArrayList<>();
        if (game.question().orElse(null) instanceof Question.Choice choice) {
            lines.add(choice.prompt().toString());
            choice.options().forEach(option -> Forecasts.of(game, option, RUNS).ifPresent(forecast -> {
                lines.add("  " + option.words() + ": " + forecast.words());
                forecast.lines().forEach(line -> lines.add("      " + line));
            }));
        }
        return lines.size() > 1 ? lines : List.of("Nothing that is open in this game is decided by dice.");
    }

    static List<String> lines(PlainDice dice) {
        List<String> lines = new ArrayList<>();
        lines.add(dice.attack() + (dice.hits() == PlainDice.Hits.BOWS ? " ranged" : " melee") + " dice against " + dice.defence()
                + " defence dice:");
        lines.add(String.format("  at least one hit  %5.1f %%", 100 * dice.hits(1)));
        for (int wounds = 1; wounds <= dice.attack(); wounds++) {
            lines.add(String.format("  %2d wound%s or more %5.1f %%", wounds, wounds == 1 ? " " : "s", 100 * dice.wounds(wounds)));
        }
        lines.add(String.format("  on average %.2f wounds", dice.expected()));
        return lines;
    }
}
