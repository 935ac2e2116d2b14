package mystics.editor.room;

import java.util.ArrayList;
import java.util.List;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import javax.swing.text.Position;
import mystics.choice.Sentence;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementKind;
import mystics.editor.canvas.ElementShapes;
import mystics.editor.canvas.ElementWords;
import mystics.editor.type.Says;
import mystics.geometry.Drawing;

/**
 * Everything in the room as a list in words. A selection here is also a selection on the canvas, and the keys of the
 * tools work here too.
 */
final class OutlinePane extends JList<String> {
    private final transient RoomWork work;
    private transient List<Element> elements = List.of();
    private transient Drawing read = Drawing.of(List.of());
    private boolean following;

    OutlinePane(RoomWork work) {
        super(new DefaultListModel<>());
        this.work = work;
        setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
        setVisibleRowCount(8);
        Says.name(this, Sentence.of("Outline of the room"));
        addListSelectionListener(event -> {
            if (!following && !event.getValueIsAdjusting()) choose();
        });
        work.listen(this::refresh);
        refresh();
    }

    private void choose() {
        List<Element> chosen = new ArrayList<>();
        for (int row : getSelectedIndices()) {
            chosen.add(elements.get(row));
        }
        work.select(chosen);
    }

    private void refresh() {
        if (work.drafting().isPreviewing()) return;
        following = true;
        if (read != work.drawing() || elements.isEmpty()) {
            read = work.drawing();
            elements = ElementShapes.all(read).stream().filter(element -> element.kind() != ElementKind.DECOR).toList();
            DefaultListModel<String> lines = new DefaultListModel<>();
            elements.forEach(element -> lines.addElement(ElementWords.spoken(read, work.survey().plan(), element).toString()));
            setModel(lines);
        }
        int[] rows = work.selected().stream().mapToInt(elements::indexOf).filter(row -> row >= 0).toArray();
        setSelectedIndices(rows);
        if (rows.length == 1) ensureIndexIsVisible(rows[0]);
        following = false;
    }

    /** Disables type-ahead search, because here letters are the keys of tools. */
    @Override
    public int getNextMatch(String prefix, int from, Position.Bias bias) {
        return -1;
    }
}
