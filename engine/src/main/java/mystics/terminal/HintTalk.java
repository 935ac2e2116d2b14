package mystics.terminal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.content.GuideStep;
import mystics.home.HintsRead;
import mystics.play.Game;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.Wrap;
import mystics.view.FirstWords;

/** The hints at the terminal. Below a question there is a line for each word of the rules that comes up for the first time. */
public final class HintTalk {
    private final Optional<Path> file;
    private HintsRead read;

    private HintTalk(Optional<Path> file, HintsRead read) {
        this.file = file;
        this.read = read;
    }

    /**
     * Hints that are shown once.
     *
     * @param file the file with the ids of the hints already read
     */
    public static HintTalk keptIn(Path file) {
        return new HintTalk(Optional.of(file), HintsRead.in(file));
    }

    /** No hints. */
    static HintTalk none() {
        return new HintTalk(Optional.empty(), HintsRead.ALL);
    }

    /** The lines for the open question; often empty. */
    List<String> lines(Game game, TextStyle look) {
        if (read.isAll()) {
            return List.of();
        }
        List<GuideStep> due = FirstWords.due(game, read::has).stream().limit(FirstWords.MOST).toList();
        List<String> lines = new ArrayList<>();
        due.forEach(step -> {
            String rule = step.rule().isEmpty() ? "" : look.dim(" (" + step.rule() + ")");
            lines.addAll(Wrap.hanging(look.bold(step.title() + ":") + " " + step.text().strip() + rule, look.width() - 1, " ", "   "));
            read = read.and(step.id());
        });
        if (!due.isEmpty()) {
            file.ifPresent(read::keep);
        }
        return lines;
    }
}
