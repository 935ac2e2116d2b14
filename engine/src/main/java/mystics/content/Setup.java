package mystics.content;

import java.util.List;
import java.util.Set;

/**
 * What is agreed before a chapter begins.
 *
 * @param chapter id of the chapter
 * @param party the heroes who go, with the ability card each starts with
 * @param variants ids of the variants switched on
 */
public record Setup(String chapter, List<Member> party, Set<String> variants) {
    public Setup {
        party = List.copyOf(party);
        variants = Set.copyOf(variants);
    }

    /** A hero of the party and the id of its first ability card; empty text for the suggested one. */
    public record Member(String hero, String ability) {
    }
}
