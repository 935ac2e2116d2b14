package mystics.editor.room;

import java.nio.file.Path;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.filechooser.FileNameExtensionFilter;
import mystics.choice.Sentence;
import mystics.editor.canvas.Tracing;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;

/** The bar of the picture tool: everything that can be done with the picture to be traced. */
final class TracingBar extends Flow {
    private static final int GAP = 6;
    private final transient TracingHand hand;
    private final transient TracingWork work;
    private final JSlider opacity = new JSlider(Tracing.FAINTEST, Tracing.FULL);
    private final JCheckBox hidden = sign(Tracing.Sign.HIDDEN, "Hidden");
    private final JCheckBox locked = sign(Tracing.Sign.LOCKED, "Locked");
    private final JButton fit = button("Fit by two points", this::fit);
    private final JButton remove = button("Remove the picture", this::remove);
    private final JLabel opacityName = Says.text(new JLabel(), Sentence.of("Opacity"));
    private final transient Runnable keys;

    /** @param keys moves the keyboard focus to the room */
    TracingBar(TracingHand hand, RoomOptions options, Runnable keys) {
        super(GAP);
        this.hand = hand;
        this.keys = keys;
        work = hand.work();
        setBorder(BorderFactory.createEmptyBorder(0, GAP, GAP, GAP));
        Says.name(opacity, Sentence.of("Opacity of the picture"));
        opacityName.setLabelFor(opacity);
        opacity.addChangeListener(moved -> faded());
        add(button("Choose a picture …", this::choose));
        add(opacityName);
        add(opacity);
        add(hidden);
        add(locked);
        add(fit);
        add(remove);
        work.listen(this::refresh);
        options.listen(() -> follow(options));
        follow(options);
        refresh();
    }

    private static JButton button(String title, Runnable deed) {
        JButton button = Says.text(new JButton(), Sentence.of(title));
        button.addActionListener(pressed -> deed.run());
        return button;
    }

    private JCheckBox sign(Tracing.Sign sign, String title) {
        JCheckBox box = Says.text(new JCheckBox(), Sentence.of(title));
        box.addActionListener(pressed -> work.make(now -> now.toggled(sign)));
        return box;
    }

    private void follow(RoomOptions options) {
        setVisible(options.tool() == Tool.PICTURE);
        if (!isVisible()) hand.drop();
    }

    private void refresh() {
        Optional<Tracing> now = work.tracing();
        for (JComponent part : new JComponent[] {opacity, opacityName, hidden, locked, fit, remove}) {
            part.setVisible(now.isPresent());
        }
        now.ifPresent(tracing -> {
            if (opacity.getValue() != tracing.opacity()) opacity.setValue(tracing.opacity());
            hidden.setSelected(tracing.is(Tracing.Sign.HIDDEN));
            locked.setSelected(tracing.is(Tracing.Sign.LOCKED));
            fit.setEnabled(work.shown().isPresent() && !tracing.is(Tracing.Sign.LOCKED));
        });
    }

    /** The opacity is remembered when the slider is released. */
    private void faded() {
        int percent = opacity.getValue();
        if (opacity.getValueIsAdjusting()) work.show(now -> now.withOpacity(percent));
        else work.make(now -> now.withOpacity(percent));
    }

    private void fit() {
        hand.fit();
        keys.run();
    }

    private void remove() {
        work.remove();
        keys.run();
    }

    private void choose() {
        JFileChooser chooser = work.tracing().map(now -> new JFileChooser(now.file().getParent().toFile())).orElseGet(JFileChooser::new);
        chooser.setFileFilter(new FileNameExtensionFilter("PNG, JPEG", "png", "jpg", "jpeg"));
        if (chooser.showOpenDialog(getTopLevelAncestor()) == JFileChooser.APPROVE_OPTION) take(chooser.getSelectedFile().toPath());
    }

    /** Uses a file as the picture to be traced. */
    void take(Path file) {
        work.choose(file);
        keys.run();
    }
}
