package mystics.editor.play;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import mystics.editor.sight.Sight;
import net.miginfocom.swing.MigLayout;

/** The buttons over the game, each with its key. */
final class Tools extends JPanel {
    private final JButton undo;
    private final JButton redo;

    /** What can be done at any time. */
    interface Deeds {
        void undo();

        void redo();

        void whyNot();

        void rules();

        void save();

        void report();

        void home();
    }

    Tools(Deeds deeds) {
        super(new MigLayout("insets 4 4 4 12, gapx 4"));
        undo = button("Undo", "control Z", deeds::undo);
        redo = button("Redo", "control Y", deeds::redo);
        add(undo);
        add(redo);
        add(button("Why not?", "F2", deeds::whyNot));
        add(button("Rules", "F1", deeds::rules));
        add(button("Save", "control S", deeds::save));
        add(button("Report", "F9", deeds::report));
        add(button("Home", "F10", deeds::home));
    }

    /** Says what can be taken back and given again. */
    void show(Sight sight) {
        undo.setEnabled(!sight.noUndo().refused());
        undo.setToolTipText(sight.noUndo().refused() ? "Not now: " + sight.noUndo().why() : "Takes the last answer back (Ctrl Z)");
        redo.setEnabled(!sight.noRedo().refused());
    }

    private JButton button(String name, String key, Runnable deed) {
        JButton button = new JButton(name);
        String shown = key.replace("control", "Ctrl");
        button.setToolTipText(name + " (" + shown + ")");
        button.getAccessibleContext().setAccessibleDescription("Key " + shown);
        button.addActionListener(click -> deed.run());
        getInputMap(WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke(key), name);
        getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                button.doClick();
            }
        });
        return button;
    }
}
