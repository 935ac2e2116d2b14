package mystics.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import mystics.content.Catalog;
import mystics.home.CampaignShelf;
import mystics.home.GameTable;
import mystics.home.ReadingLanguage;
import mystics.mod.finding.Nearest;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.save.Overview;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.Desks;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.CampaignPage;
import mystics.terminal.page.StoryPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that shows campaigns. */
@Command(name = "campaign", description = "Shows the sheets of your campaigns. To play one: play --campaign NAME")
final class CampaignCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "Name of the campaign. Default: all campaigns.")
    private Optional<String> name = Optional.empty();

    @Option(names = "--story", description = "Shows the story of the campaign as it was read so far.")
    private boolean story;

    @Option(names = "--to", paramLabel = "FILE", description = "With --story: prints the story to this PDF file.")
    private Optional<Path> to = Optional.empty();

    @Override
    public Integer call() throws IOException {
        Library library = BaseGame.library();
        if (to.isPresent()) return print(library, to.get());
        try (Desk desk = Desks.showing()) {
            desk.show(lines(new CampaignShelf(new GameTable(library), program.home()), library.catalog(), desk.look()));
        }
        return Mystics.FINE;
    }

    private int print(Library library, Path file) throws IOException {
        if (!story || name.isEmpty() || !file.toString().endsWith(".pdf")) {
            throw new ParameterException(spec.commandLine(), "--to prints a story: campaign NAME --story --to FILE.pdf");
        }
        CampaignShelf campaigns = new CampaignShelf(new GameTable(library), program.home());
        require(campaigns.names());
        StoryPrinting printing = ServiceLoader.load(StoryPrinting.class).findFirst().orElseThrow(
                () -> new ParameterException(spec.commandLine(), "--to needs the editor, which this program was built without."));
        printing.print(file, library, ReadingLanguage.in(program.home().language()), name.get(), campaigns.story(name.get()).chapters());
        spec.commandLine().getOut().println("Printed the story of " + name.get() + " to " + file + ".");
        return Mystics.FINE;
    }

    private void require(List<String> known) {
        if (name.isPresent() && !known.contains(name.get())) {
            throw new IllegalArgumentException("There is no campaign '" + name.get() + "'. "
                    + (known.isEmpty() ? "Begin one with: mystics play --campaign NAME" : Nearest.advice(name.get(), known)));
        }
    }

    private List<String> lines(CampaignShelf campaigns, Catalog catalog, TextStyle look) {
        List<String> known = campaigns.names();
        require(known);
        List<String> lines = new ArrayList<>();
        name.map(List::of).orElse(known).forEach(one -> lines.addAll(story
                ? StoryPage.lines(campaigns.story(one).chapters(), catalog.speakers(), look)
                : CampaignPage.lines(catalog, one, campaigns.read(one), campaigns.playing(one).map(Overview::chapter), look)));
        return lines.isEmpty() ? List.of("There are no campaigns yet. Begin one with: mystics play --campaign NAME") : lines;
    }
}
