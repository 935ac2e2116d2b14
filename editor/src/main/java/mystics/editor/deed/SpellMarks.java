package mystics.editor.deed;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTextArea;
import javax.swing.text.BadLocationException;
import javax.swing.text.Highlighter;
import javax.swing.text.JTextComponent;
import javax.swing.text.LayeredHighlighter;
import javax.swing.text.Position;
import javax.swing.text.View;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.draft.FileText;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Typing;
import mystics.lint.spelling.LanguageWords;
import mystics.lint.spelling.ModWords;
import mystics.lint.spelling.SpellChecker;

/**
 * Underlines misspelt words in a text, if the program has a word list for the language of the text. A right click, or Alt Enter, on such a
 * word offers corrections.
 */
public final class SpellMarks {
    private static final Color WRONG = new Color(0xc0392b);
    private static final String ENGLISH = "en";
    private final Map<String, Optional<LanguageWords>> lists = new HashMap<>();
    private final DeskWork work;
    private final Supplier<String> language;
    private Optional<SpellChecker> checker = Optional.empty();
    private String spoken = "";
    private Catalog known;
    private String added = "";

    /**
     * Makes marks for texts in the language of the mod itself. The names in the mod, and the words that were added, come from {@code work}.
     */
    public SpellMarks(DeskWork work) {
        this(work, () -> written(work));
    }

    /** @param work the mod, with its names and the words that were added; {@code language} is the language of the texts, in two letters */
    public SpellMarks(DeskWork work, Supplier<String> language) {
        this.work = work;
        this.language = language;
        this.known = work.library().catalog();
    }

    /** Marks the words of a field now and whenever its text changes. */
    public void watch(JTextArea area) {
        Typing.in(area, () -> mark(area));
        area.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                menu(event);
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                menu(event);
            }

            private void menu(MouseEvent event) {
                if (event.isPopupTrigger()) offer(area, area.viewToModel2D(event.getPoint()));
            }
        });
        Keys.on(area, "alt ENTER", () -> offer(area, area.getCaretPosition()));
        mark(area);
    }

    /** Whether the program has a word list for the language. */
    public boolean canSpell() {
        return list().isPresent();
    }

    private Optional<LanguageWords> list() {
        return lists.computeIfAbsent(language.get(), LanguageWords::of);
    }

    private Optional<SpellChecker> checker() {
        String words = work.project().file(SpellChecker.FILE).map(FileText::text).orElse("");
        if (known != work.library().catalog() || !words.equals(added) || !spoken.equals(language.get())) {
            known = work.library().catalog();
            added = words;
            spoken = language.get();
            checker = list().map(list -> ModWords.checker(list, spoken, known, work.project().source()));
        }
        return checker;
    }

    private static String written(DeskWork work) {
        return work.library().mods().stream().filter(mod -> mod.id().equals(work.project().id())).findFirst()
                .map(mod -> mod.manifest().languages().get(0)).orElse(ENGLISH);
    }

    private List<SpellChecker.Misspelt> wrong(JTextArea area) {
        return checker().map(known -> known.in(area.getText())).orElse(List.of());
    }

    private void mark(JTextArea area) {
        Highlighter marks = area.getHighlighter();
        for (Highlighter.Highlight mark : marks.getHighlights()) {
            if (mark.getPainter() instanceof Wave) marks.removeHighlight(mark);
        }
        for (SpellChecker.Misspelt wrong : wrong(area)) {
            try {
                marks.addHighlight(wrong.start(), wrong.end(), new Wave());
            } catch (BadLocationException changed) {
                throw new IllegalStateException(changed);
            }
        }
        area.repaint();
    }

    /** Offers suggestions for the word at a place, and the deed that adds the word to the mod's own words. */
    private void offer(JTextArea area, int at) {
        wrong(area).stream().filter(wrong -> wrong.start() <= at && at <= wrong.end()).findFirst().ifPresent(wrong -> {
            JPopupMenu menu = new JPopupMenu();
            List<String> meant = checker().map(now -> now.suggestions(wrong.word())).orElse(List.of());
            meant.forEach(word -> {
                JMenuItem item = Says.text(new JMenuItem(), Sentence.of("{word}", "word", word));
                item.addActionListener(chosen -> area.replaceRange(word, wrong.start(), wrong.end()));
                menu.add(item);
            });
            JMenuItem add = Says.text(new JMenuItem(), Sentence.of("Add '{word}' to the words of the mod", "word", wrong.word()));
            add.addActionListener(chosen -> {
                String words = work.project().file(SpellChecker.FILE).map(FileText::text).orElse("");
                work.write(Sentence.of("A word of the mod: {word}", "word", wrong.word()), SpellChecker.FILE,
                        ModWords.with(words, wrong.word()));
                mark(area);
            });
            menu.add(add);
            Rectangle2D place = place(area, wrong.end());
            menu.show(area, (int) place.getX(), (int) place.getMaxY());
        });
    }

    private static Rectangle2D place(JTextArea area, int at) {
        try {
            return area.modelToView2D(at);
        } catch (BadLocationException changed) {
            throw new IllegalStateException(changed);
        }
    }

    /** A wavy line below a word. */
    private static final class Wave extends LayeredHighlighter.LayerPainter {
        private static final int STEP = 2;

        @Override
        public void paint(Graphics g, int from, int to, Shape bounds, JTextComponent text) {
            // Words are marked line by line, in paintLayer.
        }

        @Override
        public Shape paintLayer(Graphics g, int from, int to, Shape bounds, JTextComponent text, View view) {
            try {
                Rectangle word = view.modelToView(from, Position.Bias.Forward, to, Position.Bias.Backward, bounds).getBounds();
                Graphics2D ink = (Graphics2D) g.create();
                ink.setColor(WRONG);
                ink.setStroke(new BasicStroke(1.2f));
                Path2D wave = new Path2D.Double();
                double foot = word.getMaxY() - STEP;
                wave.moveTo(word.x, foot);
                for (int x = word.x + STEP; x <= word.getMaxX(); x += STEP) wave.lineTo(x, foot + (x / STEP % 2 == 0 ? STEP : -STEP) * 0.5);
                ink.draw(wave);
                ink.dispose();
                return word;
            } catch (BadLocationException changed) {
                throw new IllegalStateException(changed);
            }
        }
    }
}
