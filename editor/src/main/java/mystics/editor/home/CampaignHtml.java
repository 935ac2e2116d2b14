package mystics.editor.home;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.type.Html;
import mystics.save.Campaign;
import mystics.save.Overview;
import mystics.view.CampaignWords;
import mystics.view.ChapterStanding;
import mystics.view.RememberedMark;

/** A campaign as a page in the given language: the next chapter, the chapters played, and the heroes' belongings (CAMP). */
record CampaignHtml(Catalog catalog, Wording language) {
    /**
     * The page as HTML.
     *
     * @param playing the facts about the chapter that the campaign is playing; empty if none has begun
     */
    String of(Campaign campaign, Optional<Overview> playing) {
        String played = campaign.played().stream().map(words()::marked).map(this::paragraph).collect(Collectors.joining())
                + words().unplayed(campaign, playing.map(Overview::chapter))
                        .map(open -> paragraph("{sign} {what}", "sign", ChapterStanding.AHEAD.sign(), "what", open)).orElse("");
        return playing.map(this::underWay).orElseGet(() -> ahead(campaign)) + heading("The chapters") + played
                + sheet(campaign.sheet()) + (campaign.variants().isEmpty() ? "" : "<p class='facts'>"
                        + said(Sentence.of("Played with {variants}", "variants", words().variants(campaign))) + "</p>");
    }

    /** The chapter that is being played. A chapter without a board has no pages. */
    private String underWay(Overview seen) {
        Chapter chapter = catalog.chapters().get(seen.chapter());
        String far = seen.endPage() == 0 ? heading("{chapter}, under way", "chapter", chapter.name())
                : heading("{chapter}, under way, page {n} of {m}", "chapter", chapter.name(), "n", seen.page(), "m", seen.endPage());
        return far + "<p>" + Html.spoken(chapter.intro().strip()) + "</p>";
    }

    /** The next chapter, or a sentence which says that the story has ended. */
    private String ahead(Campaign campaign) {
        return "<h2>" + said(words().ahead(campaign)) + "</h2>" + campaign.next(catalog)
                .map(next -> "<p>" + Html.spoken(next.intro().strip()) + "</p>")
                .orElseGet(() -> paragraph("The mice have come through {n} of the {m} chapters. They may put their feet up, or play "
                        + "any chapter once more with all they have. When a mod adds a later chapter, the campaign goes on with it.",
                        "n", catalog.book().stream().filter(campaign::hasWon).count(), "m", catalog.book().size()));
    }

    private CampaignWords words() {
        return new CampaignWords(catalog);
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
        return words().owned(id, owned).map(this::paragraph).orElse("")
                + remembered(RememberedMark.achievements(catalog, owned.marks()))
                + remembered(RememberedMark.remembrances(catalog, owned.marks()));
    }

    private String heading(String pattern, Object... places) {
        return "<h2>" + said(Sentence.of(pattern, places)) + "</h2>";
    }

    private String paragraph(String pattern, Object... places) {
        return paragraph(Sentence.of(pattern, places));
    }

    private String paragraph(Sentence sentence) {
        return "<p>" + said(sentence) + "</p>";
    }

    /** A sentence as HTML. */
    private String said(Sentence sentence) {
        return Html.plain(sentence.in(language).toString());
    }
}
