package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Entry;
import mystics.terminal.desk.TextStyle;
import mystics.view.Background;

/** The reason for a question and the cards involved, as lines of text. */
public final class BackgroundPage {
    private BackgroundPage() {
    }

    /** The lines, wrapped to the width of the terminal. */
    public static List<String> lines(Background background, TextStyle look) {
        List<String> lines = new ArrayList<>();
        if (!background.happening().isEmpty()) {
            lines.addAll(Wrap.hanging(background.happening() + ".", look.width() - 1, " ", " "));
        }
        if (!background.warning().isEmpty()) {
            lines.addAll(Wrap.hanging(look.dimWords(background.warning()), look.width() - 1, " ", "   "));
        }
        for (Entry entry : background.entries()) {
            lines.addAll(
                    Wrap.hanging(heading(entry, look) + StoryPage.emphasised(Background.text(entry), look), look.width() - 1, " ", "   "));
        }
        return lines;
    }

    private static String heading(Entry entry, TextStyle look) {
        String facts = look.says(Background.facts(entry));
        return look.bold(entry.name()) + (facts.isEmpty() ? "" : " (" + facts + ")") + ": ";
    }
}
