package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.content.CampaignSheet;
import mystics.play.Session;
import mystics.save.Campaign;
import mystics.save.Campaigns;
import mystics.save.Overview;
import mystics.save.SaveRefused;

/** A user's campaigns, each with its chapter in progress (CAMP, END-2). */
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
     * The campaigns in which a saved game can be gone on with: those that stand as its chapter began from them. When its name says which it was left in, no other;
     * none when it is over.
     *
     * @throws IllegalArgumentException when there is no such game; {@link SaveRefused} when it cannot be read
     */
    public List<String> takers(String game) {
        Overview seen = table.shelf(home).overview(game);
        Optional<String> leftIn = Shelf.campaign(game);
        return seen.campaign().isEmpty() ? List.of() : names().stream().filter(name -> leftIn.map(name::equals).orElse(true) && stands(name, seen.campaign().get())).toList();
    }

    /** A campaign that cannot be read takes no game; who opens it is told why. */
    private boolean stands(String name, CampaignSheet sheet) {
        try {
            return read(name).sheet().equals(sheet);
        } catch (SaveRefused damaged) {
            return false;
        }
    }

    /**
     * Parts a chapter from a campaign that has gone on since it began: it is put by among the saved games.
     *
     * @param underWay where the chapter is kept
     * @return what there is to say of that; empty when the chapter counts in the campaign as it stands
     */
    public Optional<String> part(String name, Shelf underWay, Session chapter) {
        return read(name).counts(chapter.game()) ? Optional.empty()
                : Optional.of("The campaign '" + name + "' has gone on since this chapter began, so its sheet stays as it is; this game is kept as '" + underWay.putBy(chapter) + "'.");
    }

    /**
     * Keeps what a chapter that is over leaves of the campaign. First the campaign is written, then away with the chapter: whatever happens in between, nothing is counted twice.
     *
     * @param underWay where the chapter is kept
     * @return what there is to say when the campaign has gone on without the chapter, and stays as it is
     */
    public Optional<String> keep(String name, Shelf underWay, Session over) {
        Optional<String> parted = part(name, underWay, over);
        if (parted.isEmpty()) {
            write(name, read(name).after(over.game()));
            underWay.clear();
        }
        return parted;
    }

    private Campaign write(String name, Campaign campaign) {
        campaigns.write(file(name), campaign);
        return campaign;
    }

    /** Whether there is a campaign of a name. */
    public boolean has(String name) {
        return Files.isRegularFile(file(name));
    }

    private Path file(String name) {
        if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,59}")) {
            throw new IllegalArgumentException("A campaign is named with letters, digits and dashes, not '" + name + "'.");
        }
        return home.campaigns().resolve(name + Campaigns.ENDING);
    }
}
