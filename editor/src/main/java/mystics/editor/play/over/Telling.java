package mystics.editor.play.over;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.sight.Asked;
import mystics.editor.sight.HeroSheet;
import mystics.editor.sight.Pick;
import mystics.editor.type.Html;
import mystics.editor.type.Keys;
import mystics.editor.type.Quotes;

/**
 * Tells a page of the story at a table.
 *
 * @param title the name of the chapter
 * @param language the language of the table
 * @param party the heroes and their players
 * @param question the question that ends the page; empty if there is none
 * @param answer receives the key of the choice made on the page, after the page was turned
 */
public record Telling(String title, Wording language, List<HeroSheet> party, Optional<Asked> question, Consumer<String> answer) {
    private static final String CHOOSE = "choose:";
    private static final String KEYS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    public Telling {
        party = List.copyOf(party);
    }

    /** The words for the readers of a page's voices, by the names of the voices. */
    UnaryOperator<String> readers(String words, Set<String> voices) {
        ReadAloud read = new ReadAloud(party);
        return voice -> read.who(voice, words, voices).map(player -> reader(player).in(language).toString()).orElse("");
    }

    private static Sentence reader(String player) {
        return player.isEmpty() ? Sentence.of("read by you") : Sentence.of("read by {player}", "player", player);
    }

    /** Whether the page ends with a question. */
    boolean asks() {
        return question.isPresent();
    }

    /** The question without its choices, with the name of the hero who is asked. */
    String asked() {
        return question.map(asked -> asked.hero() + ": " + asked.prompt()).orElse("");
    }

    private List<Pick> picks() {
        return question.map(Asked::picks).orElse(List.of());
    }

    /** The question and its choices, as the last lines of the page. */
    String choices() {
        return question.map(asked -> "<p class='asks'>" + Html.plain(Quotes.ENGLISH.onScreen(asked.prompt())) + "</p>").orElse("") + ways();
    }

    /** The choices, each with its consequence. */
    String ways() {
        List<Pick> picks = picks();
        return IntStream.range(0, picks.size()).mapToObj(i -> choice(key(i), picks.get(i))).collect(Collectors.joining());
    }

    /** The key of a choice, given its place: first the digits, then letters, as in the questions beside the board. */
    private static String key(int place) {
        return place < KEYS.length() ? KEYS.substring(place, place + 1) : "";
    }

    private static String choice(String number, Pick pick) {
        return "<p class='way'><a href=\"" + Html.plain(CHOOSE + pick.key()) + "\"><b>" + number + "</b>&nbsp;&nbsp;"
                + Html.plain(Quotes.ENGLISH.onScreen(pick.label())) + "</a>" + (pick.hint().isEmpty() ? ""
                        : "<br><span class='reads'>" + Html.plain(Quotes.ENGLISH.onScreen(pick.hint())) + "</span>") + "</p>";
    }

    /**
     * Follows a link on the page. A link that makes a choice turns the page and answers the question.
     *
     * @param other follows all other links
     */
    void follow(String address, Runnable turn, Consumer<String> other) {
        if (address.startsWith(CHOOSE)) choose(address.substring(CHOOSE.length()), turn);
        else other.accept(address);
    }

    private void choose(String key, Runnable turn) {
        turn.run();
        answer.accept(key);
    }

    /** Lets keys choose among the answers while the page is open. */
    void keys(JComponent page, Runnable turn) {
        List<Pick> picks = picks();
        for (int i = 0; i < Math.min(KEYS.length(), picks.size()); i++) {
            String key = picks.get(i).key();
            Keys.anywhere(page, key(i), () -> choose(key, turn));
        }
    }
}
