package mystics.editor.play.around;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import mystics.editor.type.Chronicle;
import mystics.phase.chapter.story.Story;
import mystics.rules.Line;
import net.miginfocom.swing.MigLayout;

/** The log, newest line last. Each line links to its rule. Only new lines are written. */
public final class LogPane extends JPanel {
    private static final int MOST = 300;
    /** The newest lines, including the story; {@code told} is the number of all lines so far. */
    private final Deque<Line> lines = new ArrayDeque<>();
    private final Chronicle paper;
    private transient Function<Line, String> words = line -> "<p></p>";
    private int told;

    public LogPane(Consumer<String> follow) {
        super(new MigLayout("insets 0, fill"));
        paper = new Chronicle(0.95f, follow);
        paper.getAccessibleContext().setAccessibleName("What happened");
        JScrollPane scroll = paper.scrolled();
        scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        add(scroll, "grow");
    }

    /** Sets the words in which a line is written. */
    public void wear(Function<Line, String> newWords) {
        words = newWords;
    }

    /** Shows the end of a log: adds new lines, and removes those that have been undone. */
    public void show(List<Line> log) {
        int first = told - lines.size();
        int same = 0;
        for (Line line : lines) {
            if (first + same >= log.size() || !log.get(first + same).equals(line)) {
                break;
            }
            same++;
        }
        while (lines.size() > same) {
            take(lines.removeLast(), paper::dropLast);
        }
        told = lines.isEmpty() ? Math.max(0, log.size() - MOST) : first + same;
        add(log.subList(told, log.size()));
    }

    /** Adds lines, except the lines of the story, which has pages of its own. */
    public void add(List<Line> more) {
        for (Line line : more) {
            lines.addLast(line);
            if (isRead(line)) {
                paper.append(words.apply(line));
            }
            if (lines.size() > MOST) {
                take(lines.removeFirst(), paper::dropFirst);
            }
        }
        told += more.size();
        if (!more.isEmpty()) {
            paper.setCaretPosition(paper.getDocument().getLength());
            speak(more);
        }
    }

    private static void take(Line line, Runnable drop) {
        if (isRead(line)) {
            drop.run();
        }
    }

    private static boolean isRead(Line line) {
        return !line.cause().equals(Story.RULE);
    }

    /** Announces new lines to screen readers. */
    private void speak(List<Line> more) {
        String spoken = more.stream().map(line -> line.text().toString()).collect(Collectors.joining(". "));
        paper.getAccessibleContext().setAccessibleDescription(spoken);
    }
}
