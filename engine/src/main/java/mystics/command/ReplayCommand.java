package mystics.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import mystics.home.Desktop;
import mystics.home.FirstGame;
import mystics.home.GameTable;
import mystics.play.Game;
import mystics.save.Replay;
import mystics.table.Outcome;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.Desks;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.LogPage;
import mystics.terminal.page.Wrap;
import mystics.view.CardIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** The command that replays a recorded game. */
@Command(name = "replay", description = "Replays a saved game or a journal from its beginning and reports whether the result is the same.")
final class ReplayCommand implements Callable<Integer> {
    @Mixin
    private ModChoice mods = new ModChoice();

    @Parameters(paramLabel = "FILE", description = "A saved game or a journal.")
    private Path file;

    @Option(names = "--log", description = "Also shows the game log.")
    private boolean log;

    @Option(names = "--window", description = "Shows the game in the window: a slider over it, the log beside it, and any place of it "
            + "to go on from.")
    private boolean window;

    @ParentCommand
    private Mystics program;

    @Override
    public Integer call() {
        if (window && program.desktop().available()) {
            program.desktop().open(new Desktop.Opening(program.home(), progress -> mods.library(),
                    Optional.of(new FirstGame.Watched(file.toAbsolutePath().toString()))));
            return Mystics.FINE;
        }
        Replay replay = new GameTable(mods.library()).saves().replay(file);
        try (Desk desk = Desks.showing()) {
            desk.show(lines(replay, desk.look()));
        }
        return replay.same() ? Mystics.FINE : Mystics.FAILED;
    }

    private List<String> lines(Replay replay, TextStyle look) {
        Game end = replay.end();
        List<String> lines = new ArrayList<>(
                log ? LogPage.lines(end.log(), new CardIndex(end.setting().box().catalog()), look) : List.of());
        String stand = end.outcome() == Outcome.RUNNING ? "the chapter still runs"
                : "the chapter is " + (end.outcome() == Outcome.WON ? "won" : "lost");
        lines.addAll(Wrap.to(replay.parting().map(parting -> "It went another way. " + parting)
                .orElse("It came out the same: " + end.journal().size() + " answers, " + stand + "."), look.width()));
        return lines;
    }
}
