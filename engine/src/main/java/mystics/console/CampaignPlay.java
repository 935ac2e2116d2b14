package mystics.console;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import mystics.console.desk.Desk;
import mystics.console.desk.Look;
import mystics.console.page.CampaignPage;
import mystics.console.sitting.Shelf;
import mystics.console.sitting.Sitting;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.play.Session;
import mystics.save.Campaign;
import mystics.save.Campaigns;

/** A campaign at a desk: chapter after chapter, each begun from the campaign's sheet and kept after every answer (CAMP, END-2). */
final class CampaignPlay {
    private final GameTable table;
    private final Catalog catalog;
    private final Desk desk;
    private final String name;
    private final Path file;
    private final Shelf shelf;
    private final Campaigns campaigns;
    private final LongSupplier seeds;

    /**
     * A campaign that is begun, or gone on with.
     *
     * @param seeds a seed for each chapter
     * @throws IllegalArgumentException when the name cannot be that of a file
     */
    CampaignPlay(GameTable table, Catalog catalog, HomeFolder home, Desk desk, String name, LongSupplier seeds) {
        this.table = table;
        this.catalog = catalog;
        this.desk = desk;
        this.name = name;
        this.file = file(home, name);
        this.shelf = new Shelf(table.saves(), home.campaigns(), name, "mystics play --campaign " + name);
        this.campaigns = table.campaigns();
        this.seeds = seeds;
    }

    /** The file of a campaign. */
    static Path file(HomeFolder home, String name) {
        if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,59}")) {
            throw new IllegalArgumentException("A campaign is named with letters, digits and dashes, not '" + name + "'.");
        }
        return home.campaigns().resolve(name + Campaigns.ENDING);
    }

    /** Plays until somebody leaves or the book has no further chapter. */
    void play() {
        Campaign campaign = Files.isRegularFile(file) ? campaigns.read(file) : begin();
        Optional<Session> underWay = shelf.underWay();
        while (true) {
            Session session = underWay.isPresent() ? underWay.get() : setOut(campaign);
            Session left = new Sitting(desk, shelf, session).play();
            if (left.game().question().isPresent()) {
                return;
            }
            campaign = keep(campaign.after(left.game()));
            underWay = Optional.empty();
            if (!goesOn(campaign)) {
                return;
            }
        }
    }

    private Campaign begin() {
        return keep(Campaign.beginning(new VariantTalk(desk, catalog).agree()));
    }

    /** First the campaign, then away with the chapter: whatever happens in between, nothing is counted twice. */
    private Campaign keep(Campaign campaign) {
        campaigns.write(file, campaign);
        shelf.clear();
        return campaign;
    }

    private Session setOut(Campaign campaign) {
        desk.show(CampaignPage.lines(catalog, name, campaign, desk.look()));
        return table.begin(new SetUpTalk(desk, catalog, seeds.getAsLong()).agree(campaign));
    }

    private boolean goesOn(Campaign campaign) {
        Optional<Chapter> next = campaign.next(catalog);
        if (next.isEmpty()) {
            desk.show(CampaignPage.lines(catalog, name, campaign, desk.look()));
            desk.say(" The book has no further chapter yet. Any of them can be played again: mystics play --campaign " + name);
            return false;
        }
        Optional<String> said = desk.ask("Go on with " + next.get().name() + "? [yes] ", List.of("yes", "no"));
        boolean yes = said.map(Look::lower).filter(word -> word.isEmpty() || word.startsWith("y")).isPresent();
        if (!yes) {
            desk.show(CampaignPage.lines(catalog, name, campaign, desk.look()));
            desk.say(" Go on with: mystics play --campaign " + name);
        }
        return yes;
    }
}
