package mystics.editor.bench;

import java.awt.Font;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.type.Prose;
import net.miginfocom.swing.MigLayout;

/** The contents of the desk of an empty mod: buttons for the entries that can be made first. */
final class FirstSteps extends JPanel {
    private final transient Consumer<String> make;

    /**
     * @param make asks for the name of a new entry of a kind, and adds it
     * @param other opens a list of all kinds below a button
     */
    FirstSteps(Consumer<String> make, Consumer<JComponent> other) {
        super(new MigLayout("insets 24, wrap 2, gapy 14, fillx", "[][grow, fill]"));
        this.make = make;
        add(new Prose("What do you want to make first?", 1.3f, Font.BOLD), "span, growx, wmin 0");
        step("A room", "tiles", "A tile with two sides. It begins with flagstones, exits and places where minions enter, ready to be "
                + "played; draw on it as you like.");
        step("A chapter", "chapters", "Rooms that lie side by side, minions, a goal and a story. Make your rooms first, or use those of "
                + "the base game.");
        step("A card", "cards", "Something to find and carry.");
        JButton others = new JButton("Something else …");
        others.addActionListener(click -> other.accept(others));
        add(others);
        add(new Prose("Heroes, minions, marks and more. New … (Ctrl N) offers the same at any time.").muted(), "wmin 0");
    }

    private void step(String words, String folder, String about) {
        JButton button = new JButton(words);
        button.getAccessibleContext().setAccessibleDescription(Sentence.of(about).toString());
        button.addActionListener(click -> make.accept(folder));
        add(button, "growx");
        add(new Prose(about), "wmin 0");
    }
}
