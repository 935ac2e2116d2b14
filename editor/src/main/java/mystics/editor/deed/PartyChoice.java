package mystics.editor.deed;

import java.util.List;
import java.util.stream.Stream;
import mystics.bot.SuggestedParty;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.lab.Parties;

/**
 * A party that bots can play.
 *
 * @param heroes the ids of the heroes
 */
public record PartyChoice(Sentence words, List<String> heroes) {
    private static final int MOST = 40;

    /** The suggested party, followed by the other parties that a chapter allows, up to a limit. */
    public static List<PartyChoice> of(Catalog catalog, Chapter chapter) {
        List<String> suggested = SuggestedParty.of(catalog, chapter);
        PartyChoice first = new PartyChoice(Sentence.of("Suggested: {heroes}", "heroes", names(catalog, suggested)), suggested);
        return Stream.concat(Stream.of(first), Parties.legal(catalog, chapter).stream().limit(MOST)
                .map(party -> new PartyChoice(Sentence.of("{heroes}", "heroes", names(catalog, party)), party))).toList();
    }

    private static String names(Catalog catalog, List<String> heroes) {
        return String.join(", ", heroes.stream().map(hero -> catalog.heroes().get(hero).name()).toList());
    }

    @Override
    public String toString() {
        return words.toString();
    }
}
