package mystics.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import mystics.console.desk.Desk;
import mystics.console.desk.Desks;
import mystics.console.desk.Look;
import mystics.console.page.CampaignPage;
import mystics.content.Catalog;
import mystics.mod.finding.Nearest;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.save.Campaigns;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Shows campaigns. */
@Command(name = "campaign", description = "Shows the sheet of a campaign, or of all there are. Play one with: play --campaign NAME")
final class CampaignCommand implements Callable<Integer> {
    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "The name of the campaign; left out: all of them.")
    private Optional<String> name = Optional.empty();

    @Override
    public Integer call() throws IOException {
        Library library = BaseGame.library();
        try (Desk desk = Desks.showing()) {
            desk.show(lines(new GameTable(library).campaigns(), library.catalog(), desk.look()));
        }
        return Mystics.FINE;
    }

    private List<String> lines(Campaigns campaigns, Catalog catalog, Look look) throws IOException {
        List<String> known = names();
        if (name.isPresent() && !known.contains(name.get())) {
            throw new IllegalArgumentException("There is no campaign '" + name.get() + "'. " + Nearest.advice(name.get(), known));
        }
        List<String> wanted = name.map(List::of).orElse(known);
        List<String> lines = new ArrayList<>();
        for (String one : wanted) {
            lines.addAll(CampaignPage.lines(catalog, one, campaigns.read(CampaignPlay.file(program.home(), one)), look));
        }
        return lines.isEmpty() ? List.of("There are no campaigns yet. Begin one with: mystics play --campaign NAME") : lines;
    }

    private List<String> names() throws IOException {
        Path folder = program.home().campaigns();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(Campaigns.ENDING))
                    .map(file -> file.substring(0, file.length() - Campaigns.ENDING.length())).sorted().toList();
        }
    }
}
