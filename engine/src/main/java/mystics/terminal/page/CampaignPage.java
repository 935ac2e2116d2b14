package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mystics.terminal.desk.TextStyle;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.save.Campaign;
import mystics.view.RememberedMark;

/** A campaign's sheet as lines of text: the chapters played, the story achievements, and the cards each hero owns (CAMP-1, CAMP-2). */
public final class CampaignPage {
    private final Catalog catalog;
    private final TextStyle look;
    private final List<String> lines = new ArrayList<>();

    private CampaignPage(Catalog catalog, TextStyle look) {
        this.catalog = catalog;
        this.look = look;
    }

    /** The page of a whole campaign. */
    public static List<String> lines(Catalog catalog, String name, Campaign campaign, TextStyle look) {
        CampaignPage page = new CampaignPage(catalog, look);
        page.lines.addAll(List.of("", look.rule(name)));
        page.played(campaign);
        page.sheet(campaign.sheet());
        page.variants(campaign);
        return page.lines;
    }

    /** The page of what a party has brought to a chapter. */
    public static List<String> lines(Catalog catalog, CampaignSheet sheet, TextStyle look) {
        CampaignPage page = new CampaignPage(catalog, look);
        page.sheet(sheet);
        return page.lines;
    }

    private void played(Campaign campaign) {
        for (Campaign.Played chapter : campaign.played()) {
            String how = switch (chapter.result()) {
                case WON -> "{chapter}: won with {heroes}";
                case LEFT -> "{chapter}: lost, and left behind with {heroes}";
                case AGAIN -> "{chapter}: lost, to be tried again with {heroes}";
            };
            add(" ", look.says(how, "chapter", name(catalog.chapters(), chapter.chapter()), "heroes",
                    names(catalog.heroes(), chapter.party())));
        }
        campaign.next(catalog).ifPresent(next -> add(" ", look.bold(look.says("Next: {chapter}", "chapter", next.name()))));
    }

    private void sheet(CampaignSheet sheet) {
        RememberedMark.achievements(catalog, sheet.marks()).forEach(this::remembered);
        RememberedMark.remembrances(catalog, sheet.marks()).forEach(this::remembered);
        sheet.heroes().forEach((hero, owned) -> {
            add(" ", look.bold(name(catalog.heroes(), hero)) + ": " + names(catalog.cards(), owned.abilities())
                    + look.says(owned.cards().isEmpty() ? "; keeps no card" : "; keeps {cards}", "cards",
                            names(catalog.cards(), owned.cards())));
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
            add(" ", look.dim(look.says("Variants:") + " " + names(catalog.variants(), List.copyOf(campaign.variants()))));
        }
    }

    private void add(String before, String text) {
        lines.addAll(Wrap.hanging(text, look.width() - 1, before, before + "  "));
    }

    private static String names(Map<String, ? extends Entry> known, List<String> ids) {
        return ids.isEmpty() ? "nothing" : String.join(", ", ids.stream().map(id -> name(known, id)).toList());
    }

    /** The name of an entry, or its id if no loaded mod contains the entry. */
    private static String name(Map<String, ? extends Entry> known, String id) {
        Entry entry = known.get(id);
        return entry == null ? id : entry.name();
    }
}
