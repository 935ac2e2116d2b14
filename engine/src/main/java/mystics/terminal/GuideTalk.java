package mystics.terminal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.content.GuideStep;
import mystics.play.Game;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.Wrap;
import mystics.view.Guidance;

/** The guide of a chapter at the terminal, shown above a question. Each step is shown once. */
final class GuideTalk {
    private final Set<String> read = new HashSet<>();

    /** The lines for the open question: the steps that need only be read, up to the step whose deed is due. Often empty. */
    List<String> lines(Game game, TextStyle look) {
        List<String> lines = new ArrayList<>();
        Optional<GuideStep> due = Guidance.due(game, read);
        while (due.isPresent()) {
            GuideStep step = due.get();
            read.add(step.id());
            lines.add("");
            lines.add(" " + look.bold(look.says("Guide: {title}", "title", step.title())));
            lines.addAll(Wrap.hanging(step.text().strip().replaceAll("\\s+", " "), look.width() - 1, " ", " "));
            due = step.isRead() ? Guidance.due(game, read) : Optional.empty();
        }
        return lines;
    }
}
