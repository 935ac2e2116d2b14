package mystics.content;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is agreed before a chapter begins.
 *
 * @param chapter id of the chapter
 * @param party the heroes who go, with the ability card each starts with
 * @param variants ids of the variants switched on
 * @param campaign what the party brings from earlier chapters; empty for a chapter played by itself
 */
public record Setup(String chapter, List<Member> party, Set<String> variants, Optional<CampaignSheet> campaign) {
    public Setup {
        party = List.copyOf(party);
        variants = Set.copyOf(variants);
    }

    /** A chapter played by itself. */
    public Setup(String chapter, List<Member> party, Set<String> variants) {
        this(chapter, party, variants, Optional.empty());
    }

    /** A hero of the party and the id of its first ability card; empty text for the suggested one. In a campaign those it owns come before it. */
    public record Member(String hero, String ability) {
    }
}
