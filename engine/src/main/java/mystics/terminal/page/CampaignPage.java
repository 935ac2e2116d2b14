package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.terminal.desk.TextStyle;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.save.Campaign;
import mystics.view.CampaignWords;
import mystics.view.RememberedMark;

/** A campaign's sheet as lines of text: the chapters played, the story achievements, and the cards each hero owns (CAMP-1, CAMP-2). */
public final class CampaignPage {
    private final Catalog catalog;
    private final CampaignWords words;
    private final TextStyle look;
    private final List<String> lines = new ArrayList<>();

    private CampaignPage(Catalog catalog, TextStyle look) {
        this.catalog = catalog;
        this.words = new CampaignWords(catalog);
        this.look = look;
    }

    /**
     * The page of a whole campaign.
     *
     * @param underWay the id of the chapter that the campaign is playing
     */
    public static List<String> lines(Catalog catalog, String name, Campaign campaign, Optional<String> underWay, TextStyle look) {
        CampaignPage page = new CampaignPage(catalog, look);
        page.lines.addAll(List.of("", look.rule(name)));
        page.played(campaign, underWay);
        page.sheet(campaign.sheet());
        page.variants(campaign);
        return page.lines;
    }

    /** The page of the sheet that a party has brought to a chapter. */
    public static List<String> lines(Catalog catalog, CampaignSheet sheet, TextStyle look) {
        CampaignPage page = new CampaignPage(catalog, look);
        page.sheet(sheet);
        return page.lines;
    }

    private void played(Campaign campaign, Optional<String> underWay) {
        campaign.played().forEach(chapter -> add(" ", look.says(words.played(chapter))));
        words.unplayed(campaign, underWay).ifPresent(open -> add(" ", look.says(open)));
        add(" ", look.bold(look.says(underWay.map(catalog.chapters()::get)
                .map(chapter -> Sentence.of("{chapter}, under way", "chapter", chapter.name())).orElseGet(() -> words.ahead(campaign)))));
    }

    private void sheet(CampaignSheet sheet) {
        RememberedMark.achievements(catalog, sheet.marks()).forEach(this::remembered);
        RememberedMark.remembrances(catalog, sheet.marks()).forEach(this::remembered);
        sheet.heroes().forEach((hero, owned) -> {
            words.owned(hero, owned).ifPresent(said -> add(" ", look.says(said)));
            RememberedMark.achievements(catalog, owned.marks()).forEach(this::remembered);
            RememberedMark.remembrances(catalog, owned.marks()).forEach(this::remembered);
        });
        if (sheet.equals(CampaignSheet.NEW)) {
            add(" ", look.says("The story begins: nothing has been earned yet."));
        }
    }

    private void remembered(RememberedMark mark) {
        add(" ", look.bold(mark.number() == 1 ? mark.name() : mark.name() + ", " + mark.number())
                + (mark.text().isEmpty() ? "" : ": " + mark.text()));
    }

    private void variants(Campaign campaign) {
        if (!campaign.variants().isEmpty()) {
            add(" ", look.dim(look.says("Variants:") + " " + words.variants(campaign)));
        }
    }

    private void add(String before, String text) {
        lines.addAll(Wrap.hanging(text, look.width() - 1, before, before + "  "));
    }
}
