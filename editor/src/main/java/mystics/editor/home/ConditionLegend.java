package mystics.editor.home;

import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.editor.play.around.Portraits;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** Names the signs that lie on the mice of a board: each sign once, with its name beside it. */
final class ConditionLegend extends Flow {
    private static final int GAP = 14;
    /** The size of a sign and of its name, in letter heights. */
    private static final double SIGN = 1.1;
    private static final float LETTERS = 0.85f;
    private final transient Portraits pictures;
    private transient List<Entry> shown = List.of();

    ConditionLegend(Portraits pictures) {
        super(GAP);
        this.pictures = pictures;
    }

    /** Names the signs on the mice of a party. */
    void show(List<HeroSheet> party) {
        List<Entry> found = party.stream().flatMap(hero -> hero.conditions().stream()).map(HeroSheet.Condition::mark).distinct().toList();
        if (found.equals(shown)) return;
        shown = found;
        removeAll();
        found.stream().map(this::label).forEach(this::add);
        revalidate();
        repaint();
    }

    private JLabel label(Entry mark) {
        JLabel label = Says.text(new JLabel(), Sentence.of(mark.name()));
        label.setIcon(pictures.mark(mark, SIGN));
        label.setFont(Type.plain().deriveFont(Font.PLAIN, Type.size() * LETTERS));
        return label;
    }
}
