package mystics.editor.story;

import java.awt.Font;
import java.awt.KeyboardFocusManager;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JTextArea;
import javax.swing.Timer;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Passage;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.SpellMarks;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Soon;
import mystics.editor.type.Typing;
import mystics.lint.PassageLength;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/**
 * The editable texts of a passage, with a word count. One second after the last keystroke, the typed text becomes one entry of the history.
 */
final class PassageForm extends Scrolling {
    private static final int PAUSE = 1000;
    private final transient DeskWork work;
    private final Prose meter = new Prose(Sentence.of("No passage is selected"), 1, Font.BOLD);
    private final Timer pause;
    private final transient SpellMarks spelling;
    private transient List<TextSpot> spots = List.of();
    private final List<JTextArea> areas = new ArrayList<>();
    private final transient Soon written = new Soon(this::write);
    private transient Optional<Typed> typed = Optional.empty();
    private boolean writing;

    /** A changed text that has not been written to the file yet. */
    private record Typed(TextSpot spot, JTextArea area) {
    }

    PassageForm(DeskWork work) {
        super(new MigLayout("insets 10, fillx, wrap 1, gapy 2", "[grow, fill]"));
        this.work = work;
        spelling = new SpellMarks(work);
        pause = new Timer(PAUSE, done -> work.settle());
        pause.setRepeats(false);
    }

    /** Shows the texts of a passage. While somebody types in one of the texts, only the word count changes. */
    void show(Optional<Passage> passage, Pointer at) {
        passage.ifPresent(known -> Says.text(meter, Sentence.of("{n} of {most} words", "n", PassageLength.longest(known), "most",
                PassageLength.most(known))));
        List<TextSpot> now = passage.map(known -> new PassageTexts(known, at, work.catalog()).all()).orElse(List.of());
        boolean same = now.stream().map(PassageForm::key).toList().equals(spots.stream().map(PassageForm::key).toList());
        if (writing || same && pause.isRunning() && work.isPreviewing()) return;
        spots = now;
        if (same) {
            refill();
            return;
        }
        removeAll();
        areas.clear();
        if (passage.isPresent()) add(meter, "wmin 0, gapbottom 6");
        now.forEach(this::field);
        revalidate();
        repaint();
    }

    /** Offers to write the usual pages, as long as the chapter has no pages. */
    void offer(Optional<Deed> pages, Consumer<Deed> begin) {
        if (pages.isEmpty() || getComponentCount() > 0) return;
        add(new Prose(Sentence.of("This chapter tells no story yet.")), "wmin 0, gapbottom 6");
        JButton button = Says.text(new JButton(), pages.get().label());
        button.addActionListener(click -> begin.accept(pages.get()));
        add(button, "growx 0, wmin 0");
        revalidate();
    }

    /** Gives the first text the keyboard focus, and selects all of it. */
    void begin() {
        areas.stream().findFirst().ifPresent(first -> {
            first.selectAll();
            first.requestFocusInWindow();
        });
    }

    private static String key(TextSpot spot) {
        return spot.at() + " " + spot.label();
    }

    /** Shows texts that were changed outside this form, for example by undo. */
    private void refill() {
        writing = true;
        for (int i = 0; i < areas.size(); i++) {
            String text = spots.get(i).text().stripTrailing();
            if (!areas.get(i).getText().stripTrailing().equals(text)) areas.get(i).setText(text);
        }
        writing = false;
    }

    private void field(TextSpot spot) {
        add(new Prose(spot.label(), 0.9f, Font.PLAIN).muted(), "wmin 0, gaptop 6");
        JTextArea area = new JTextArea(spot.text().stripTrailing());
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setBorder(UIManager.getBorder("TextField.border"));
        Says.name(area, spot.label());
        area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        Typing.in(area, () -> typed(new Typed(spot, area)));
        area.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                if (area.getText().equals(StoryMoments.UNWRITTEN)) area.selectAll();
            }

            @Override
            public void focusLost(FocusEvent event) {
                pause.stop();
                work.settle();
            }
        });
        spelling.watch(area);
        areas.add(area);
        add(area, "wmin 0");
    }

    private void typed(Typed now) {
        if (writing) return;
        if (typed.filter(before -> before.area() != now.area()).isPresent()) written.now();
        typed = Optional.of(now);
        written.please();
        work.typed(written::now);
        pause.restart();
    }

    private void write() {
        typed.ifPresent(last -> write(last.spot(), last.area().getText()));
        typed = Optional.empty();
    }

    private void write(TextSpot spot, String text) {
        writing = true;
        boolean none = text.isBlank() && spot.lines() != TextSpot.Lines.ONE;
        if (none && !work.has(spot.at())) {
            work.drop();
        } else {
            Change change = none ? new Change.Remove(spot.at()) : new Change.Assign(spot.at(), spot.value(text));
            work.preview(Sentence.of("Wrote: {what}", "what", spot.label()), List.of(change));
        }
        writing = false;
    }
}
