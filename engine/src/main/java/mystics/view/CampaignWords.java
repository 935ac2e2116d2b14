package mystics.view;

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
