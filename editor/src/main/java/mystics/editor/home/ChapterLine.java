package mystics.editor.home;

import java.awt.Component;
import java.util.function.Function;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.editor.type.Says;
import mystics.view.ChapterStanding;

/** A line in the list of a campaign's chapters: the number and name of a chapter, and how far the campaign has got with it. */
final class ChapterLine extends DefaultListCellRenderer {
    private final transient Function<Chapter, ChapterStanding> standing;

    ChapterLine(Function<Chapter, ChapterStanding> standing) {
        this.standing = standing;
    }

    @Override
    public Component getListCellRendererComponent(JList<?> all, Object line, int place, boolean chosen, boolean focused) {
        Component label = super.getListCellRendererComponent(all, line, place, chosen, focused);
        if (line instanceof NamedChoice<?> named && named.thing() instanceof Chapter chapter) {
            Says.text(this, Sentence.of("{chapter}   {standing}", "chapter", named.name(), "standing", standing.apply(chapter).said()));
        }
        return label;
    }
}
