package mystics.editor.form;

import java.awt.Component;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import mystics.editor.art.Sketch;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Type;

/** Shows an entry in a list: its picture, its name and its id. */
public final class SuggestionCell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(JList<?> list, Object value, int index, boolean selected, boolean focused) {
        JLabel cell = (JLabel) super.getListCellRendererComponent(list, "", index, selected, focused);
        Known.Suggestion one = (Known.Suggestion) value;
        cell.setText(one.name().isEmpty() || one.name().equals(one.id()) ? one.id()
                : one.name() + "   –   " + one.id());
        icon(one.picture()).ifPresent(cell::setIcon);
        cell.setBorder(BorderFactory.createEmptyBorder(2, 6, 2, 10));
        return cell;
    }

    /** The picture of an entry, about as high as a line of letters. */
    public static Optional<Icon> icon(Optional<Sketch> picture) {
        int height = Math.round(Type.size() * 1.6f);
        return picture.<Icon>map(sketch -> new PaintedIcon(height, g -> {
            double high = Math.min(height, height / sketch.ratio());
            double wide = high * sketch.ratio();
            sketch.paint(g, (height - wide) / 2, (height - high) / 2, wide, high);
        }));
    }
}
