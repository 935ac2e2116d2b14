package mystics.terminal;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.phase.chapter.story.PassagesRead;
import mystics.phase.chapter.story.Story;
import mystics.play.Game;
import mystics.rules.Line;
import mystics.terminal.desk.Desk;
import mystics.terminal.page.LogPage;
import mystics.terminal.page.StoryPage;
import mystics.view.CardIndex;

/** Shows what has happened since the last question: lines of the log, and each story passage on a page of its own. */
final class Teller {
    private final Desk desk;

    Teller(Desk desk) {
        this.desk = desk;
    }

    /** Shows the new events of a game. */
    void tell(Game game, List<Line> news) {
        CardIndex index = new CardIndex(game.setting().box().catalog());
        List<Line> plain = new ArrayList<>();
        for (Line line : news) {
            if (line.cause().equals(Story.RULE)) {
                desk.page(LogPage.lines(plain, index, desk.look()));
                plain.clear();
                passage(game, line);
            } else {
                plain.add(line);
            }
        }
        desk.page(LogPage.lines(plain, index, desk.look()));
    }

    private void passage(Game game, Line line) {
        desk.page(StoryPage.lines(line.text().toString(), PassagesRead.seen(line.text()), game.setting().box().catalog().speakers(),
                desk.look()));
        desk.pause(Sentence.of("(Enter to go on)"));
    }
}
