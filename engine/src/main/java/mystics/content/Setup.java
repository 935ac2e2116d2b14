package mystics.content;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The agreed set-up of a chapter.
 *
 * @param chapter id of the chapter
 * @param party the heroes, each with a first ability card
 * @param variants ids of the variants switched on
 * @param campaign the sheet that the party brings from earlier chapters; empty for a single chapter
 */
public record Setup(String chapter, List<Member> party, Set<String> variants, Optional<CampaignSheet> campaign) {
    public Setup {
        party = List.copyOf(party);
        variants = Set.copyOf(variants);
    }

    /** The set-up of a single chapter. */
    public Setup(String chapter, List<Member> party, Set<String> variants) {
        this(chapter, party, variants, Optional.empty());
    }

    /**
     * A hero of the party.
     *
     * @param ability the id of the first ability card; empty for the suggested one. In a campaign, the abilities that
     *    the hero owns come first
     */
    public record Member(String hero, String ability) {
    }
}
