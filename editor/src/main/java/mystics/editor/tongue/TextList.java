package mystics.editor.tongue;

import java.awt.Color;
import java.awt.Component;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.type.Says;
import mystics.kit.translate.SourceText;
import mystics.kit.translate.TranslationWork.Standing;

/** The texts of a mod with their state: a ring for missing translations, amber and an exclamation mark for outdated translations. */
final class TextList extends JList<SourceText> {
    /** The colour of outdated translations. */
    static final Color AMBER = new Color(0xc77700);
    private final DefaultListModel<SourceText> texts = new DefaultListModel<>();
    private final transient Wording wording;
    private transient Optional<TongueWork> work = Optional.empty();
    private boolean showing;

    /** @param selected runs when another text is selected */
    TextList(Wording wording, Runnable selected) {
        this.wording = wording;
        setModel(texts);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Line());
        setPrototypeCellValue(new SourceText("chapters/night-watch/story", "A text of some length stands here", "", ""));
        Says.name(this, Sentence.of("Texts to translate"));
        // In the desk, these keys go to the next text that has no translation.
        getInputMap().put(KeyStroke.getKeyStroke("ctrl DOWN"), "none");
        getInputMap().put(KeyStroke.getKeyStroke("ctrl UP"), "none");
        addListSelectionListener(change -> {
            if (!showing && !change.getValueIsAdjusting()) selected.run();
        });
    }

    /** Shows the texts, and keeps the selected text selected. */
    void show(TongueWork now) {
        showing = true;
        String key = Optional.ofNullable(getSelectedValue()).map(SourceText::key).orElse("");
        boolean same = work.filter(before -> before.texts().equals(now.texts())).isPresent();
        work = Optional.of(now);
        if (!same) {
            texts.clear();
            texts.addAll(now.texts());
            select(key);
        }
        if (getSelectedIndex() < 0 && !texts.isEmpty()) setSelectedIndex(0);
        showing = false;
        repaint();
    }

    /** Selects the first text whose key begins with the given key. */
    void select(String key) {
        IntStream.range(0, texts.size()).filter(i -> texts.get(i).key().startsWith(key)).findFirst().ifPresent(this::choose);
    }

    private void choose(int index) {
        setSelectedIndex(index);
        ensureIndexIsVisible(index);
    }

    /**
     * Selects the next text without a current translation.
     *
     * @param step 1 searches forwards and -1 searches backwards; at the end of the list, the search continues from the other end
     */
    void hole(int step) {
        int size = texts.size();
        IntStream.rangeClosed(1, size).map(n -> Math.floorMod(getSelectedIndex() + n * step, size))
                .filter(i -> work.filter(now -> now.work().of(texts.get(i)) != Standing.DONE).isPresent())
                .findFirst().ifPresent(this::choose);
    }

    /** The selected text. */
    Optional<SourceText> text() {
        return Optional.ofNullable(getSelectedValue());
    }

    private final class Line extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> list, Object value, int index, boolean chosen, boolean focused) {
            super.getListCellRendererComponent(list, "", index, chosen, focused);
            if (value instanceof SourceText text) {
                Standing standing = work.map(now -> now.work().of(text)).orElse(Standing.DONE);
                String sign = switch (standing) {
                    case MISSING -> "○ ";
                    case OUTDATED -> "! ";
                    case DONE -> "   ";
                };
                setText(sign + text.text().lines().findFirst().orElse(""));
                if (standing == Standing.OUTDATED && !chosen) setForeground(AMBER);
                getAccessibleContext().setAccessibleName(said(text, standing).in(wording).toString());
            }
            return this;
        }

        private Sentence said(SourceText text, Standing standing) {
            return switch (standing) {
                case MISSING -> Sentence.of("missing: {text}", "text", text.text());
                case OUTDATED -> Sentence.of("out of date: {text}", "text", text.text());
                case DONE -> Sentence.of("translated: {text}", "text", text.text());
            };
        }
    }
}
