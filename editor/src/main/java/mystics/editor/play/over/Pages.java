package mystics.editor.play.over;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import mystics.view.CardIndex;
import mystics.content.Entry;
import mystics.editor.sight.Book;
import mystics.editor.type.Html;
import mystics.play.SwitchOff;
import mystics.rules.Line;
import mystics.rules.Refusal;

/** Builds the HTML of pages shown over the board. */
public final class Pages {
    /** The character between a message and an aside in the same line. */
    public static final String ASIDE = "\t";
    /** The prefix of a card's address. */
    public static final String CARD = "card:";
    /** The rule number of log lines that begin a round. These lines are shown as headings. */
    private static final String ROUND = "ROUND-1";
    private static final Pattern NUMBER = Pattern.compile("[A-Z][A-Z0-9]*-\\d+");
    private static final Pattern CITED = Pattern.compile("(.*) \\((" + NUMBER + ")\\)\\.?", Pattern.DOTALL);

    private Pages() {
    }

    /** The page that explains refusals: each reason with its rule and its remedy. */
    public static String whyNot(List<Refusal> refusals, CardIndex index) {
        if (refusals.isEmpty()) {
            return "<h1>Why not?</h1><p>Nothing is refused now; everything that can be done stands beside the board.</p>";
        }
        return "<h1>Why not?</h1>" + refusals.stream().map(refusal -> refusal(refusal, index)).collect(Collectors.joining());
    }

    private static String refusal(Refusal refusal, CardIndex index) {
        return "<p><b>" + Html.plain(refusal.what().toString()) + "</b>: " + Html.plain(refusal.why().toString()) + ". "
                + (refusal.remedy().isEmpty() ? "" : Html.plain(refusal.remedy().toString()) + ". ")
                + Html.quiet(Book.RULE + refusal.rule(), index.cited(refusal.rule())) + "</p>";
    }

    /** A line of the log with its cause. Names that have a card link to the card. */
    public static String line(Line line, CardIndex index) {
        String words = line.text().shown(Html::plain,
                (name, text) -> index.find(name).map(entry -> Html.link(CARD + name, text)).orElseGet(() -> Html.plain(text)));
        return line.cause().equals(ROUND) ? "<p class='round'>" + words + "</p>" : "<p>" + words + because(line, index) + "</p>";
    }

    /** The cause of a line: its rule, or a card that the line does not name. The cause is empty for notes such as an undone answer. */
    private static String because(Line line, CardIndex index) {
        String cause = line.cause();
        Optional<String> card = index.cause(cause).map(Entry::name);
        String words = card.orElse(NUMBER.matcher(cause).matches() ? cause : "");
        return words.isEmpty() || card.isPresent() && line.text().toString().contains(words) ? ""
                : "&nbsp; " + Html.quiet(Book.RULE + cause, words);
    }

    /** A message that may end with a rule number. */
    public static String message(String text) {
        Matcher cited = CITED.matcher(text);
        return cited.matches() ? lines(cited.group(1)) + "&nbsp; " + Html.quiet(Book.RULE + cited.group(2), cited.group(2))
                : lines(text);
    }

    /** A text with its lines below one another, a little apart, and with an aside at its end in a faint colour. */
    private static String lines(String text) {
        String[] parts = Html.plain(text).replace("\n", "<p style='margin-top: 5; margin-bottom: 0'>").split(ASIDE, 2);
        return parts.length == 1 ? parts[0] : parts[0] + "&nbsp; <span class='facts'>" + parts[1] + "</span>";
    }

    /** A page about a mod whose rules were switched off, with the consequences and the remedies. */
    public static String fallen(SwitchOff.Story story) {
        return "<h1>A mod is out of this game</h1><p>A rule of <b>" + Html.plain(story.mod()) + "</b> failed:</p><p class='box'>"
                + Html.plain(story.why()) + "</p>"
                + "<p>What stands before the reason is the file and the line of the rule.</p>"
                + "<p>The step in which it failed was undone, and the game goes on from there without any rule of this mod. "
                + "Its cards and figures stay on the table, but they do nothing special any more. "
                + "The saved game remembers this, so it will go on in the same way.</p>"
                + "<p>To play without the mod from the start, switch it off on the page Mods. To help whoever made it, send "
                + "them a report (F9): it holds this very game.</p>";
    }
}
