package mystics.editor.bench;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.draft.Drafting;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;

/** The edits in words. A click or Enter returns the mod to its state after the chosen edit. Undone edits are listed below in grey. */
final class HistoryList extends JPanel {
    private final transient Drafting drafting;
    private final transient Wording language;
    private final JList<String> list = new JList<>();

    HistoryList(Drafting drafting, Wording language) {
        super(new BorderLayout());
        this.drafting = drafting;
        this.language = language;
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new Line());
        Says.name(list, Sentence.of("History"));
        Keys.on(list, "ENTER", this::jump);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                jump();
            }
        });
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll);
        refresh();
    }

    private void jump() {
        if (list.getSelectedIndex() >= 0 && list.getSelectedIndex() != drafting.history().position()) {
            drafting.jump(list.getSelectedIndex());
        }
    }

    /** Shows the current history. */
    void refresh() {
        List<String> deeds = new ArrayList<>(List.of(Sentence.of("The mod as it was opened").in(language).toString()));
        drafting.history().labels().forEach(label -> deeds.add(label.in(language).toString()));
        list.setListData(deeds.toArray(String[]::new));
        list.setSelectedIndex(drafting.history().position());
        list.ensureIndexIsVisible(drafting.history().position());
    }

    /** Paints an edit. */
    private final class Line extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> of, Object value, int index, boolean selected, boolean focused) {
            Component line = super.getListCellRendererComponent(of, value, index, selected, focused);
            int now = drafting.history().position();
            line.setFont(of.getFont().deriveFont(index == now ? Font.BOLD : Font.PLAIN));
            if (index > now && !selected) {
                line.setForeground(UIManager.getColor("Label.disabledForeground"));
            }
            setBorder(BorderFactory.createEmptyBorder(2, 8, 2, 8));
            return line;
        }
    }
}
