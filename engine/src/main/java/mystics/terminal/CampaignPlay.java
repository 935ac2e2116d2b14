package mystics.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.home.CampaignShelf;
import mystics.home.GameTable;
import mystics.home.HomeFolder;
import mystics.home.Shelf;
import mystics.play.Session;
import mystics.save.Campaign;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.InputEnded;
import mystics.terminal.page.CampaignPage;
import mystics.terminal.page.Wrap;

/**
 * Plays a campaign at a desk, chapter after chapter. Each chapter begins from the campaign's sheet and is saved after every answer (CAMP,
 * END-2).
 */
public final class CampaignPlay {
    private final GameTable table;
    private final Catalog catalog;
    private final Desk desk;
    private final String name;
    private final Shelf shelf;
    private final HintTalk hints;
    private final CampaignShelf campaigns;
    private final LongSupplier seeds;
    private final Function<Shelf, Optional<Session>> opening;

    /**
     * Starts or continues a campaign.
     *
     * @param seeds a seed for each chapter
     * @param opening opens the chapter in progress
     * @throws IllegalArgumentException when the name is not a valid file name
     */
    public CampaignPlay(GameTable table, Catalog catalog, HomeFolder home, Desk desk, String name, LongSupplier seeds,
            Function<Shelf, Optional<Session>> opening) {
        this.table = table;
        this.catalog = catalog;
        this.desk = desk;
        this.name = name;
        this.campaigns = new CampaignShelf(table, home);
        this.hints = HintTalk.keptIn(home.hints());
        this.shelf = campaigns.underWay(name);
        this.seeds = seeds;
        this.opening = opening;
    }

    /**
     * Plays until the player leaves or the book has no further chapter.
     *
     * @return why the latest state of the game could not be saved; empty if it was saved
     */
    public Optional<Sentence> play() {
        Campaign campaign = campaigns.has(name) ? campaigns.read(name) : begin();
        Optional<Session> underWay = opening.apply(shelf).filter(this::counts);
        Optional<Chapter> agreed = Optional.empty();
        while (true) {
            Optional<Session> session = underWay.isPresent() ? underWay : setOut(campaign, agreed);
            if (session.isEmpty()) {
                return shelf.trouble();
            }
            Session left = new Sitting(desk, shelf, session.get(), hints).play();
            if (left.game().question().isPresent()) {
                return shelf.trouble();
            }
            campaigns.keep(name, shelf, left).ifPresent(this::say);
            campaign = campaigns.read(name);
            underWay = Optional.empty();
            agreed = next(campaign);
            if (agreed.isEmpty()) {
                return shelf.trouble();
            }
        }
    }

    /** Whether the chapter in progress still counts in the campaign; if not, the chapter is separated from the campaign. */
    private boolean counts(Session underWay) {
        Optional<Sentence> parted = campaigns.part(name, shelf, underWay);
        parted.ifPresent(this::say);
        return parted.isEmpty();
    }

    private void say(Sentence words) {
        desk.show(Wrap.to(desk.look().says(words), desk.look().width() - 1));
    }

    private Campaign begin() {
        return campaigns.begin(name, new VariantTalk(desk, catalog).agree());
    }

    /**
     * Begins a chapter: the agreed one, or else one that the player chooses. The result is empty if the player leaves between two chapters.
     */
    private Optional<Session> setOut(Campaign campaign, Optional<Chapter> agreed) {
        if (agreed.isEmpty() || campaign.last().filter(last -> last.result() == Campaign.Result.WON).isEmpty()) {
            desk.show(CampaignPage.lines(catalog, name, campaign, Optional.empty(), desk.look()));
        }
        try {
            SetUpTalk talk = new SetUpTalk(desk, catalog, seeds.getAsLong(), campaigns.players(name).read());
            return Optional.of(table.begin(talk.agree(campaign, agreed)));
        } catch (InputEnded left) {
            if (campaign.played().isEmpty()) throw left;
            desk.say("The campaign is kept as it stands. Go on with: {command}", "command", "mystics play --campaign " + name);
            return Optional.empty();
        }
    }

    /** The next chapter of the book, if there is one and the player wants to go on with it. */
    private Optional<Chapter> next(Campaign campaign) {
        Optional<Chapter> next = campaign.next(catalog);
        if (next.isEmpty()) {
            desk.show(CampaignPage.lines(catalog, name, campaign, Optional.empty(), desk.look()));
            desk.say("Read the story again: {command}", "command", "mystics campaign " + name + " --story");
            desk.say("Play any chapter again: {command}", "command", "mystics play --campaign " + name);
            return next;
        }
        Optional<String> said = desk.ask(Sentence.of("Go on with {chapter}? [yes]", "chapter", next.get().name()), List.of("yes", "no"));
        boolean yes = said.filter(PlayersTalk::agrees).isPresent();
        if (!yes) {
            desk.show(CampaignPage.lines(catalog, name, campaign, Optional.empty(), desk.look()));
            desk.say("Go on with: {command}", "command", "mystics play --campaign " + name);
        }
        return next.filter(chapter -> yes);
    }
}
