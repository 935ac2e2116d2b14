package mystics.editor.home;

import java.awt.Font;
import java.util.List;
import java.util.function.Function;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import mystics.content.Chapter;
import mystics.editor.type.Prose;
import mystics.view.ChapterStanding;
import net.miginfocom.swing.MigLayout;

/** The choice of the chapter in one row, with the first words of the chapter apart from it. */
final class ChapterChoice extends JPanel {
    private final JComboBox<NamedChoice<Chapter>> chapters = new JComboBox<>();
    private final Prose intro = new Prose("", 1, Font.ITALIC);

    ChapterChoice(List<Chapter> book) {
        super(new MigLayout("insets 0, fillx", "[]12[grow, fill]"));
        book.forEach(chapter -> chapters.addItem(choice(chapter)));
        chapters.getAccessibleContext().setAccessibleName("Chapter");
        add(Page.heading("Chapter"));
        add(chapters, "wmin 0");
        chapters.addActionListener(chosen -> tell());
        tell();
    }

    private static NamedChoice<Chapter> choice(Chapter chapter) {
        return new NamedChoice<>(chapter, chapter.number() + "  " + chapter.name());
    }

    /** The chosen chapter. */
    Chapter chapter() {
        return chapters.getItemAt(chapters.getSelectedIndex()).thing();
    }

    /** Chooses a chapter. */
    void take(Chapter chapter) {
        chapters.setSelectedItem(choice(chapter));
    }

    /** Says on each line how far the campaign has got with its chapter. */
    void stand(Function<Chapter, ChapterStanding> standing) {
        chapters.setRenderer(new ChapterLine(standing));
    }

    /** Sets the listener for each choice. */
    void choosing(Runnable heard) {
        chapters.addActionListener(chosen -> heard.run());
    }

    /** The first words of the chosen chapter. */
    Prose intro() {
        return intro;
    }

    private void tell() {
        intro.setText(chapter().intro().strip().replaceAll("\\s+", " "));
    }
}
