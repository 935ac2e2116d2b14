package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import mystics.choice.Sentence;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Entry;
import mystics.save.Campaign;

/**
 * The sentences about a campaign that all its pages share (CAMP-1, CAMP-2).
 *
 * @param catalog the loaded entries; an entry that none of the mods contains is called by its id
 */
public record CampaignWords(Catalog catalog) {
    /** The result of a chapter of the campaign, and its heroes. */
    public Sentence played(Campaign.Played chapter) {
        boolean read = Optional.ofNullable(catalog.chapters().get(chapter.chapter())).filter(Chapter::storyOnly).isPresent();
        return Sentence.of(switch (chapter.result()) {
            case WON -> read ? "{chapter}: read" : "{chapter}: won with {heroes}";
            case LEFT -> "{chapter}: lost, and left behind with {heroes}";
            case AGAIN -> "{chapter}: lost with {heroes}";
        }, "chapter", name(catalog.chapters(), chapter.chapter()), "heroes", names(catalog.heroes(), chapter.party()));
    }

    /** The same with the sign of the result in front. */
    public Sentence marked(Campaign.Played chapter) {
        ChapterStanding standing = chapter.result() == Campaign.Result.WON ? ChapterStanding.WON : ChapterStanding.LOST;
        return Sentence.of("{sign} {what}", "sign", standing.sign(), "what", played(chapter));
    }

    /**
     * The chapters of the book that the campaign has not played; empty if there are none. Of three or more chapters that follow each other,
     * the first and the last are named.
     *
     * @param underWay the id of the chapter that the campaign is playing
     */
    public Optional<Sentence> unplayed(Campaign campaign, Optional<String> underWay) {
        List<Sentence> names = new ArrayList<>();
        List<Chapter> run = new ArrayList<>();
        for (Chapter chapter : catalog.book()) {
            if (ChapterStanding.of(campaign, chapter, underWay) == ChapterStanding.AHEAD) {
                run.add(chapter);
            } else {
                names.addAll(inShort(run));
                run.clear();
            }
        }
        names.addAll(inShort(run));
        return names.isEmpty() ? Optional.empty()
                : Optional.of(Sentence.of("Not yet played: {chapters}", "chapters", Sentence.row(names, ", ")));
    }

    private static List<Sentence> inShort(List<Chapter> run) {
        if (run.size() < 3) return run.stream().map(chapter -> Sentence.of("{chapter}", "chapter", chapter.name())).toList();
        return List.of(Sentence.of("{first} to {last}", "first", run.get(0).name(), "last", run.get(run.size() - 1).name()));
    }

    /** What lies ahead: the next chapter; otherwise that the story, or at least the book, has come to its end. */
    public Sentence ahead(Campaign campaign) {
        return campaign.next(catalog).map(next -> Sentence.of("Next: {chapter}", "chapter", next.name()))
                .orElseGet(() -> Sentence.of(campaign.isTold(catalog) ? "The story of your mice is told to its end"
                        : "The book is read to its end"));
    }

    /** The abilities and cards of a hero; empty if the hero has none. */
    public Optional<Sentence> owned(String hero, CampaignSheet.HeroSheet sheet) {
        String abilities = names(catalog.cards(), sheet.abilities());
        String cards = names(catalog.cards(), sheet.cards());
        if (abilities.isEmpty() && cards.isEmpty()) return Optional.empty();
        return Optional.of(Sentence.of(cards.isEmpty() ? "{hero} knows {abilities}."
                : abilities.isEmpty() ? "{hero} keeps {cards}." : "{hero} knows {abilities} and keeps {cards}.",
                "hero", name(catalog.heroes(), hero), "abilities", abilities, "cards", cards));
    }

    /** The names of the variants a campaign is played with, in a list. */
    public String variants(Campaign campaign) {
        return names(catalog.variants(), List.copyOf(campaign.variants()));
    }

    private static String names(Map<String, ? extends Entry> known, List<String> ids) {
        return ids.stream().map(id -> name(known, id)).collect(Collectors.joining(", "));
    }

    private static String name(Map<String, ? extends Entry> known, String id) {
        return Optional.<Entry>ofNullable(known.get(id)).map(Entry::name).orElse(id);
    }
}
