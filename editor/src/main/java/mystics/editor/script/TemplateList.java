package mystics.editor.script;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Collection;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.kit.template.RuleTemplate;

/** The question to which a rule is the answer: what happens here? Each answer is a sentence with places to fill. */
final class TemplateList extends JPanel {
    private static final Sentence NONE = Sentence.of("What abilities, heroes and minions do differs too much for a sentence: their rules "
            + "are written as a script. Cards, marks, rooms, chapters and variants have sentences.");
    private final JList<RuleTemplate> list = new JList<>();

    /**
     * @param chosen receives the template that was chosen
     * @param words the words of the button that chooses no template
     * @param other runs when that button is pressed
     */
    TemplateList(Collection<RuleTemplate> templates, Consumer<RuleTemplate> chosen, Sentence words, Runnable other) {
        super(new BorderLayout(0, 8));
        Prose question = new Prose(Sentence.of(templates.isEmpty() ? "There are no rules here yet." : "What happens here?"), 1.15f,
                Font.BOLD);
        JPanel top = new JPanel(new BorderLayout(0, 4));
        top.add(question, BorderLayout.NORTH);
        top.add(new Prose(templates.isEmpty() ? NONE : Sentence.of("Choose a sentence. You fill its places next."), 1, Font.PLAIN).muted());
        add(top, BorderLayout.NORTH);
        DefaultListModel<RuleTemplate> model = new DefaultListModel<>();
        templates.forEach(model::addElement);
        list.setModel(model);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setSelectedIndex(0);
        list.setCellRenderer(new Row());
        Says.name(list, Sentence.of("What happens here?"));
        Keys.on(list, "ENTER", () -> choose(chosen));
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (list.locationToIndex(event.getPoint()) >= 0) choose(chosen);
            }
        });
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        if (!templates.isEmpty()) add(scroll);
        JButton begin = Says.text(new JButton(), words);
        begin.addActionListener(click -> other.run());
        Flow row = new Flow(8);
        row.add(begin);
        add(row, BorderLayout.SOUTH);
    }

    /** Marks a template. */
    void mark(RuleTemplate template) {
        list.setSelectedValue(template, true);
    }

    private void choose(Consumer<RuleTemplate> chosen) {
        if (list.getSelectedValue() != null) chosen.accept(list.getSelectedValue());
    }

    /** Paints a sentence. */
    private static final class Row extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> list, Object value, int index, boolean selected, boolean focused) {
            super.getListCellRendererComponent(list, ((RuleTemplate) value).heading(), index, selected, focused);
            setBorder(BorderFactory.createEmptyBorder(5, 10, 5, 10));
            setFont(list.getFont().deriveFont(Type.size() * 1.08f));
            return this;
        }
    }
}
