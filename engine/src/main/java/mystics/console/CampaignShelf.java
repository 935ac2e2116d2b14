package mystics.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.console.sitting.Failures;
import mystics.console.sitting.Shelf;
import mystics.play.Session;
import mystics.save.Campaign;
import mystics.save.Campaigns;

/** The campaigns of a user, each with the chapter of it that is under way (CAMP, END-2). */
public final class CampaignShelf {
    private final GameTable table;
    private final HomeFolder home;
    private final Campaigns campaigns;

    /** The campaigns in a user's folder, for games at a table. */
    public CampaignShelf(GameTable table, HomeFolder home) {
        this.table = table;
        this.home = home;
        this.campaigns = table.campaigns();
    }

    /** Their names. */
    public List<String> names() {
        if (!Files.isDirectory(home.campaigns())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(home.campaigns())) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(Campaigns.ENDING)).map(name -> name.substring(0, name.length() - Campaigns.ENDING.length())).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + home.campaigns() + " cannot be read: " + e.getMessage(), e);
        }
    }

    /**
     * A campaign.
     *
     * @throws mystics.save.SaveRefused when it cannot be read
     */
    public Campaign read(String name) {
        return campaigns.read(file(name));
    }

    /**
     * Begins a campaign.
     *
     * @throws IllegalArgumentException when the name cannot be that of a file, or is taken
     */
    public Campaign begin(String name, Set<String> variants) {
        if (Files.exists(file(name))) {
            throw new IllegalArgumentException("There is a campaign '" + name + "' already.");
        }
        return write(name, Campaign.beginning(variants));
    }

    /** Where the chapter under way is kept after every answer. */
    public Shelf underWay(String name) {
        return Shelf.ofCampaign(table.saves(), home.saves(), new Failures(home.failures()), home.campaigns(), name);
    }

    /**
     * Keeps what a chapter that is over leaves of the campaign. First the campaign is written, then away with the chapter: whatever happens in between, nothing is counted twice.
     *
     * @param underWay where the chapter is kept
     */
    public Campaign keep(String name, Shelf underWay, Session over) {
        Campaign after = write(name, read(name).after(over.game()));
        underWay.clear();
        return after;
    }

    private Campaign write(String name, Campaign campaign) {
        campaigns.write(file(name), campaign);
        return campaign;
    }

    /** Whether there is a campaign of a name. */
    boolean has(String name) {
        return Files.isRegularFile(file(name));
    }

    private Path file(String name) {
        if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,59}")) {
            throw new IllegalArgumentException("A campaign is named with letters, digits and dashes, not '" + name + "'.");
        }
        return home.campaigns().resolve(name + Campaigns.ENDING);
    }
}
