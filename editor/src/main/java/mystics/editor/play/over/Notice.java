package mystics.editor.play.over;

import java.awt.Color;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.play.SwitchOff;

/** A band over the game. The band names the mods whose rules have failed and were switched off, and explains the consequences. */
public final class Notice extends Flow {
    private final transient Consumer<SwitchOff.Story> details;
    private final transient Deque<SwitchOff.Story> waiting = new ArrayDeque<>();
    private final transient Set<SwitchOff.Story> told = new HashSet<>();

    /** @param details shows more about a mod */
    public Notice(Consumer<SwitchOff.Story> details) {
        super(8);
        this.details = details;
        setVisible(false);
    }

    /** Names the mods that were switched off, each once. */
    public void show(List<SwitchOff.Story> fallen) {
        fallen.stream().filter(told::add).forEach(waiting::add);
        next();
    }

    private void next() {
        removeAll();
        setVisible(!waiting.isEmpty());
        if (!waiting.isEmpty()) {
            lay(waiting.peek());
        }
        revalidate();
        repaint();
    }

    private void lay(SwitchOff.Story story) {
        Color edge = UIManager.getColor("Actions.Red");
        setBorder(BorderFactory.createCompoundBorder(BorderFactory.createMatteBorder(2, 8, 2, 0, edge),
                BorderFactory.createEmptyBorder(8, 14, 8, 14)));
        Sentence words = Sentence.of("The mod {mod} is out of this game: a rule of it failed ({why}). The game goes on without its rules, "
                + "from the last step that was whole.", "mod", story.mod(), "why", story.why());
        Prose prose = new Prose(words);
        add(prose, TEXT);
        JButton more = new JButton("Details");
        more.addActionListener(click -> details.accept(story));
        add(more);
        JButton on = new JButton("Continue");
        on.addActionListener(click -> {
            waiting.poll();
            next();
        });
        add(on);
        getAccessibleContext().setAccessibleName("Warning");
        Says.more(this, words);
    }
}
