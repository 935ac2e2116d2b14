package mystics.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import mystics.console.desk.Desk;
import mystics.console.desk.Desks;
import mystics.odds.PlainDice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Exact chances. */
@Command(name = "odds", description = "Tells exact chances: of plain dice, or of the options at the open question of a saved game.")
final class OddsCommand implements Callable<Integer> {
    private static final int MOST_DICE = 20;

    @Spec
    private CommandSpec spec;

    @Option(names = "--attack", paramLabel = "DICE", description = "Battle dice, 0 to 20.")
    private Optional<Integer> attack = Optional.empty();

    @Option(names = "--ranged", description = "Bows hit, not swords.")
    private boolean ranged;

    @Option(names = "--defence", paramLabel = "DICE", description = "Defence dice, 0 to 20.", defaultValue = "0")
    private int defence;

    @Override
    public Integer call() {
        int dice = attack.orElseThrow(() -> new ParameterException(spec.commandLine(), "Say how many dice attack: odds --attack 3 --defence 2"));
        if (dice < 0 || dice > MOST_DICE || defence < 0 || defence > MOST_DICE) {
            throw new ParameterException(spec.commandLine(), "Dice go from 0 to " + MOST_DICE + ".");
        }
        try (Desk desk = Desks.showing()) {
            desk.show(lines(new PlainDice(dice, defence, ranged ? PlainDice.Hits.BOWS : PlainDice.Hits.SWORDS)));
        }
        return Mystics.FINE;
    }

    static List<String> lines(PlainDice dice) {
        List<String> lines = new ArrayList<>();
        lines.add(dice.attack() + (dice.hits() == PlainDice.Hits.BOWS ? " ranged" : " melee") + " dice against " + dice.defence() + " defence dice:");
        lines.add(String.format("  at least one hit  %5.1f %%", 100 * dice.hits(1)));
        for (int wounds = 1; wounds <= dice.attack(); wounds++) {
            lines.add(String.format("  %2d wound%s or more %5.1f %%", wounds, wounds == 1 ? " " : "s", 100 * dice.wounds(wounds)));
        }
        lines.add(String.format("  on average %.2f wounds", dice.expected()));
        return lines;
    }
}
