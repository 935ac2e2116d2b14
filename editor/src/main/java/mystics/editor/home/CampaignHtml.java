package mystics.editor.home;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.editor.type.Html;
import mystics.save.Campaign;
import mystics.view.RememberedMark;

/** A campaign as a page in a language: what is next, what has been played, and what the heroes keep (CAMP). */
record CampaignHtml(Catalog catalog, Wording language) {
    /** The page as HTML. */
    String of(Campaign campaign) {
        String played = campaign.played().stream().map(this::played).collect(Collectors.joining());
        return ahead(campaign) + heading("Behind the mice") + (played.isEmpty() ? paragraph("Nothing yet: the story begins.") : played)
                + sheet(campaign.sheet()) + (campaign.variants().isEmpty() ? "" : "<p class='facts'>"
                        + said("Played with {variants}", "variants", names(catalog.variants(), List.copyOf(campaign.variants()))) + "</p>");
    }

    /** The next chapter, or that the story has ended. */
    private String ahead(Campaign campaign) {
        return campaign.next(catalog)
                .map(next -> heading("Next: {chapter}", "chapter", next.name()) + "<p>" + Html.spoken(next.intro().strip()) + "</p>")
                .orElseGet(() -> heading("The book is read to its end") + paragraph("Every chapter there is lies behind these mice, {n} of "
                        + "them won. They may put their feet up, or play any chapter once more with all they have. When a mod adds a "
                        + "chapter, the campaign goes on with it.", "n",
                        campaign.played().stream().filter(chapter -> chapter.result() == Campaign.Result.WON).count()));
    }

    private String played(Campaign.Played chapter) {
        return paragraph(switch (chapter.result()) {
            case WON -> "{chapter}: won with {heroes}";
            case LEFT -> "{chapter}: lost, and left behind with {heroes}";
            case AGAIN -> "{chapter}: lost, to be tried again with {heroes}";
        }, "chapter", name(catalog.chapters(), chapter.chapter()), "heroes", names(catalog.heroes(), chapter.party()));
    }

    private String sheet(CampaignSheet kept) {
        String achievements = remembered(RememberedMark.achievements(catalog, kept.marks()));
        String remembrances = remembered(RememberedMark.remembrances(catalog, kept.marks()));
        String heroes = kept.heroes().entrySet().stream().map(hero -> hero(hero.getKey(), hero.getValue())).collect(Collectors.joining());
        return (achievements.isEmpty() ? "" : heading("Story") + achievements)
                + (remembrances.isEmpty() ? "" : heading("Remembered") + remembrances)
                + (heroes.isEmpty() ? "" : heading("The mice") + heroes);
    }

    private static String remembered(List<RememberedMark> marks) {
        return marks.stream().map(mark -> "<p><b>" + Html.plain(mark.name()) + "</b> " + (mark.number() == 1 ? "" : mark.number() + " ")
                + Html.spoken(mark.text()) + "</p>").collect(Collectors.joining());
    }

    private String hero(String id, CampaignSheet.HeroSheet owned) {
        return paragraph(owned.cards().isEmpty() ? "{hero} knows {abilities} and keeps no card."
                : "{hero} knows {abilities} and keeps {cards}.", "hero", name(catalog.heroes(), id), "abilities",
                names(catalog.cards(), owned.abilities()), "cards", names(catalog.cards(), owned.cards()))
                + remembered(RememberedMark.achievements(catalog, owned.marks()))
                + remembered(RememberedMark.remembrances(catalog, owned.marks()));
    }

    private String heading(String pattern, Object... places) {
        return "<h2>" + said(pattern, places) + "</h2>";
    }

    private String paragraph(String pattern, Object... places) {
        return "<p>" + said(pattern, places) + "</p>";
    }

    /** A sentence as HTML. */
    private String said(String pattern, Object... places) {
        return Html.plain(Sentence.of(pattern, places).in(language).toString());
    }

    private static String names(Map<String, ? extends Entry> known, List<String> ids) {
        return ids.isEmpty() ? "nothing" : ids.stream().map(id -> name(known, id)).collect(Collectors.joining(", "));
    }

    private static String name(Map<String, ? extends Entry> known, String id) {
        return known.containsKey(id) ? known.get(id).name() : id;
    }
}
