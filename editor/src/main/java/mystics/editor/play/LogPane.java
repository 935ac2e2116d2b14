package mystics.editor.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import mystics.editor.type.Paper;
import mystics.phase.chapter.Story;
import mystics.rules.Line;
import net.miginfocom.swing.MigLayout;

/** What was told, the newest last; each line leads to its rule. */
final class LogPane extends JPanel {
    private static final int MOST = 150;
    private final Deque<String> lines = new ArrayDeque<>();
    private final Paper paper;
    private transient Function<Line, String> words = line -> "";

    LogPane(Consumer<String> follow) {
        super(new MigLayout("insets 0, fill"));
        paper = new Paper(0.95f, follow);
        paper.getAccessibleContext().setAccessibleName("What happened");
        JScrollPane scroll = new JScrollPane(paper, ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED, ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(null);
        add(scroll, "grow");
    }

    /** Writes lines so from now on. */
    void wear(Function<Line, String> newWords) {
        words = newWords;
    }

    /** Shows all of a log. */
    void show(List<Line> log) {
        lines.clear();
        add(log.subList(Math.max(0, log.size() - MOST), log.size()));
    }

    /** Shows more lines behind the others. Passages of the story are read elsewhere. */
    void add(List<Line> more) {
        more.stream().filter(line -> !line.cause().equals(Story.RULE)).map(words).forEach(lines::add);
        while (lines.size() > MOST) {
            lines.removeFirst();
        }
        paper.write(lines.stream().collect(Collectors.joining()));
        paper.setCaretPosition(paper.getDocument().getLength());
        if (!more.isEmpty()) {
            speak(more);
        }
    }

    /** Those who listen hear the newest lines. */
    private void speak(List<Line> more) {
        String spoken = more.stream().map(line -> line.text().toString()).collect(Collectors.joining(". "));
        paper.getAccessibleContext().setAccessibleDescription(spoken);
    }
}
