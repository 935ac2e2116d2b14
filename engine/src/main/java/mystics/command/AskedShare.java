package mystics.command;

import mystics.terminal.EverythingAsked;
import mystics.soak.AskedGames;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The share of questions at which bots also request all information a player could request. */
final class AskedShare {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--asked", paramLabel = "PERCENT", defaultValue = "1", description = "Percentage of questions at which "
            + "the program also computes odds, warnings, reasons and pages (${DEFAULT-VALUE}; simulate needs --check).")
    private double percent;

    /** Runs games in which bots request all information at this share of the questions. */
    AskedGames games() {
        if (!(percent >= 0 && percent <= 100)) {
            throw new ParameterException(spec.commandLine(), "--asked must be from 0 to 100, not " + percent + ".");
        }
        return percent == 0 ? AskedGames.NONE : new AskedGames(new EverythingAsked(), percent);
    }
}
