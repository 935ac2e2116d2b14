package mystics.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.SetupRefused;
import mystics.home.CampaignShelf;
import mystics.home.Desktop;
import mystics.home.FirstGame;
import mystics.home.GameAgreement;
import mystics.home.GameTable;
import mystics.home.NotFound;
import mystics.home.PlayersFile;
import mystics.home.Shelf;
import mystics.home.TemporaryFiles;
import mystics.home.mods.FailedStarts;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.play.Session;
import mystics.save.SaveRefused;
import mystics.terminal.CampaignPlay;
import mystics.terminal.SetUpTalk;
import mystics.terminal.HintTalk;
import mystics.terminal.Sitting;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.Desks;
import mystics.terminal.desk.InputEnded;
import mystics.terminal.desk.SpokenDesk;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that plays the game, in the window or at the terminal. */
@Command(name = "play", description = "Plays a chapter in a window, at this terminal, or from a file of answers. Without "
        + "options the program asks who plays which hero.")
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Mixin(name = WantedGame.MIXIN)
    private WantedGame game = new WantedGame();

    @Option(names = "--campaign", paramLabel = "NAME", description = "Plays a campaign chapter by chapter: starts a new one "
            + "or continues an existing one.")
    private Optional<String> campaign = Optional.empty();

    @Option(names = "--continue", description = "Continues the last unfinished game.")
    private boolean goOn;

    @Option(names = "--load", paramLabel = "FILE", description = "Continues a saved game, given by name or file.")
    private Optional<String> load = Optional.empty();

    @Option(names = "--despite-mods", description = "Opens a saved game although the loaded mods differ from those it was "
            + "saved with. The save is not changed.")
    private boolean despiteMods;

    @Mixin
    private ModChoice mods = new ModChoice();

    @Option(names = "--answers", paramLabel = "FILE", description = "Reads answers from a file, one answer a line; # begins a comment.")
    private Optional<Path> answers = Optional.empty();

    @Option(names = "--terminal", description = "Plays at this terminal even if a window could be shown.")
    private boolean terminal;

    @Override
    public Integer call() throws IOException {
        check();
        TemporaryFiles.clear(program.home());
        FailedStarts starts = new FailedStarts(program.home().starts());
        if (!terminal && answers.isEmpty() && campaign.isEmpty() && program.desktop().available()) {
            program.desktop().open(new Desktop.Opening(program.home(), progress -> loaded(starts, progress), first()));
            return Mystics.FINE;
        }
        Library library = library(starts, words -> {});
        GameTable table = new GameTable(library);
        try (Desk desk = new SpokenDesk(
                answers.isPresent() ? Desks.answering(answers.get()) : Desks.here(program.home().history(), System.getenv()),
                library.wording())) {
            if (campaign.isPresent()) {
                wentWell(starts);
                return result(campaign(table, desk, campaign.get()));
            }
            Shelf shelf = table.shelf(program.home());
            new Sitting(desk, shelf, session(table, shelf, desk, starts), HintTalk.keptIn(program.home().hints())).play();
            return result(shelf.trouble());
        }
    }

    /** Checks that the options fit together, regardless of the mods. */
    private void check() {
        game.check();
        mods.check();
        List<String> goingOn = Stream
                .of(goOn ? "--continue" : "", load.isPresent() ? "--load" : "", campaign.isPresent() ? "--campaign" : "")
                .filter(option -> !option.isEmpty()).toList();
        List<String> beginning = campaign.isPresent() ? game.saidBesideSeed() : game.said();
        require(goingOn.size() < 2,
                String.join(" and ", goingOn) + " do not go together: each says which game to go on with. Leave out all but one.");
        require(goingOn.isEmpty() || beginning.isEmpty(), String.join(", ", goingOn) + " and " + String.join(", ", beginning)
                + " do not go together: "
                + (campaign.isPresent() ? "a campaign asks before each chapter." : "the one goes on with a game, the other begins one.")
                + " Leave out the one or the other.");
        require(!despiteMods || !goingOn.isEmpty(), "--despite-mods goes with --continue, --load or --campaign.");
        answers.filter(Files::notExists).ifPresent(missing -> {
            throw new IllegalArgumentException("There is no file of answers '" + missing + "'.");
        });
        answers.filter(Files::isDirectory).ifPresent(folder -> {
            throw new IllegalArgumentException("'" + folder + "' is a folder. Give a file of answers.");
        });
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private static int result(Optional<Sentence> unkept) {
        return unkept.isPresent() ? Mystics.FAILED : Mystics.FINE;
    }

    private Optional<Sentence> campaign(GameTable table, Desk desk, String name) {
        try {
            return new CampaignPlay(table, table.catalog(), program.home(), desk, name, game::seed,
                    despiteMods ? Shelf::underWayDespiteMods : Shelf::underWay).play();
        } catch (SaveRefused refused) {
            throw advised(refused);
        }
    }

    /** The requested mods; after two failed starts with mods, only the base game. */
    private Library library(FailedStarts starts, Consumer<String> progress) {
        try {
            Library library = wished(starts, progress);
            game.chapter().ifPresent(chapter -> mods.requireChapter(library, chapter));
            return library;
        } catch (ParameterException | NotFound refused) {
            wentWell(starts);
            throw refused;
        }
    }

    private Library wished(FailedStarts starts, Consumer<String> progress) {
        Wiring.beside();
        if (!mods.any()) {
            return BaseGame.library();
        }
        if (starts.failedTwice()) {
            starts.goSafely();
            spec.commandLine().getErr().println(
                    "The last two starts failed, so this time only the base game is loaded. 'mods health' shows the cause; "
                    + "'mods disable' switches a mod off.");
            return BaseGame.library();
        }
        starts.begin(mods.names());
        return mods.assembly(progress).library();
    }

    /** The mods for a window. The window itself reports later failures. */
    private Library loaded(FailedStarts starts, Consumer<String> progress) {
        Library library = library(starts, progress);
        wentWell(starts);
        return library;
    }

    /** Asks which chapter to play and who plays it, and remembers the players for the next chapter. */
    private GameAgreement agreed(Catalog catalog, Desk desk) {
        PlayersFile players = new PlayersFile(program.home().players());
        GameAgreement agreed = new SetUpTalk(desk, catalog, game.seed(), players.read()).agree();
        if (!catalog.chapters().get(agreed.setup().chapter()).isLesson()) {
            players.played(agreed);
        }
        return agreed;
    }

    /** Opens the session. A request that cannot be met is not counted as a failed start. */
    private Session session(GameTable table, Shelf shelf, Desk desk, FailedStarts starts) {
        try {
            Session session = first().map(wanted -> wanted.at(table, shelf))
                    .orElseGet(() -> {
                        hints(table, shelf, desk);
                        return table.begin(agreed(table.catalog(), desk));
                    });
            wentWell(starts);
            return session;
        } catch (SetupRefused refused) {
            wentWell(starts);
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        } catch (InputEnded left) {
            wentWell(starts);
            throw left;
        } catch (SaveRefused refused) {
            wentWell(starts);
            throw advised(refused);
        } catch (NotFound refused) {
            wentWell(starts);
            throw refused;
        }
    }

    /** Mentions other things to play: an unfinished game, and campaigns. */
    private void hints(GameTable table, Shelf shelf, Desk desk) {
        if (!desk.attended()) return;
        List<String> names = new CampaignShelf(table, program.home()).names();
        desk.say("");
        if (shelf.waits()) {
            desk.say("A game waits for you. Go on with it: {command}", "command", shelf.goingOn());
        }
        if (names.isEmpty()) {
            desk.say("Chapter after chapter with the same heroes, from the first page on: {command}", "command",
                    "mystics play --campaign NAME");
        }
        names.forEach(name -> desk.say("The campaign {name} goes on with: {command}", "name", name, "command",
                "mystics play --campaign " + name));
    }

    private static RuntimeException advised(SaveRefused refused) {
        return refused.differences().isEmpty() ? refused : new IllegalArgumentException(
                refused.getMessage() + " (--despite-mods opens it anyway and does not change the save.)", refused);
    }

    private void wentWell(FailedStarts starts) {
        if (mods.any()) {
            starts.wentWell();
        }
    }

    /** The game that the command line asks for, if it says enough. */
    private Optional<FirstGame> first() {
        if (goOn || load.isPresent()) {
            return Optional.of(new FirstGame.Saved(load.orElse(Shelf.AUTOSAVE), despiteMods ? Shelf::loadDespiteMods : Shelf::load));
        }
        return game.said().isEmpty() ? Optional.empty() : Optional.of(new FirstGame.New(game::arrangement));
    }
}
