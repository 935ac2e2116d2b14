package mystics.editor.play.ask;

import java.awt.Font;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Entry;
import mystics.editor.play.over.Pages;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Headline;
import mystics.editor.type.Html;
import mystics.editor.type.Paper;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.view.Background;
import net.miginfocom.swing.MigLayout;

/** The head of a question: the player, the question, its reason, and the text of the card. A name opens its card. */
public final class QuestionHead extends JPanel {
    QuestionHead(Asked asked, Optional<Icon> face, Headline headline, Consumer<String> follow) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 4", "[grow, fill]"));
        add(banner(asked.who(), face));
        add(new Prose(asked.prompt(), 1.2f, Font.BOLD), "gaptop 4, wmin 0");
        background(asked.background(), follow);
        if (asked.isTurn()) {
            add(new Prose(Sentence.of("Movement {n}, {m} {m|action|actions}", "n", headline.movement(), "m", headline.actions())),
                    "wmin 0");
        }
    }

    private static JLabel banner(Sentence who, Optional<Icon> face) {
        JLabel banner = Says.text(new JLabel(), who);
        banner.setOpaque(true);
        banner.setBackground(UIManager.getColor("Component.accentColor"));
        banner.setForeground(UIManager.getColor("Panel.background"));
        Type.bold(banner, 1.15f);
        face.ifPresent(banner::setIcon);
        banner.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
        return banner;
    }

    private void background(Background known, Consumer<String> follow) {
        if (!known.happening().isEmpty()) {
            add(new Prose(known.happening() + "."), "wmin 0");
        }
        if (!known.warning().isEmpty()) {
            add(new Prose(known.warning(), 1, Font.ITALIC), "wmin 0");
        }
        if (!known.entries().isEmpty()) {
            Paper paper = new Paper(1, follow);
            paper.getAccessibleContext().setAccessibleName("What it is about");
            add(Says.html(paper, language -> known.entries().stream().map(entry -> box(entry, language)).collect(Collectors.joining())),
                    "wmin 0");
        }
    }

    private static String box(Entry entry, Wording language) {
        return "<p class='box'><b>" + Html.link(Pages.CARD + entry.name(), entry.name()) + "</b> <span class='facts'>"
                + Html.plain(Background.facts(entry).in(language).toString()) + "</span><br>"
                + Html.spoken(Background.text(entry)) + "</p>";
    }
}
