package mystics.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.phase.chapter.story.PassagesRead;
import mystics.phase.chapter.story.Story;
import mystics.play.Session;
import mystics.rules.Line;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.LogPage;
import mystics.terminal.page.StoryPage;
import mystics.view.CardIndex;
import mystics.view.Readers;

/** Shows the events since the last question: lines of the log, and each story passage on a page of its own. */
final class Teller {
    private final Desk desk;

    Teller(Desk desk) {
        this.desk = desk;
    }

    /** Shows the new events of a session; false when the player leaves at a page of the story. */
    boolean tell(Session session) {
        CardIndex index = new CardIndex(session.game().setting().box().catalog());
        List<Line> plain = new ArrayList<>();
        for (Line line : session.news()) {
            if (line.cause().equals(Story.RULE)) {
                desk.page(LogPage.lines(plain, index, desk.look()));
                plain.clear();
                desk.page(page(session, line, desk.look()));
                if (!turned()) return false;
            } else {
                plain.add(line);
            }
        }
        desk.page(LogPage.lines(plain, index, desk.look()));
        return true;
    }

    /** A page of the story. If two or more players gave their names, the name of the reader stands beside each voice. */
    static List<String> page(Session session, Line line, TextStyle look) {
        Catalog catalog = session.game().setting().box().catalog();
        Map<String, String> players = new LinkedHashMap<>();
        Map<String, String> people = session.company().people();
        catalog.heroes().values().stream().filter(hero -> people.containsKey(hero.id()))
                .forEach(hero -> players.put(hero.name(), people.get(hero.id())));
        return StoryPage.lines(line.text().toString(), PassagesRead.seen(line.text()), catalog.speakers(), new Readers(players), look);
    }

    /**
     * Waits at a page until Enter turns it. Other words do not turn the page, because a player who types them expects
     * another effect.
     */
    private boolean turned() {
        while (true) {
            Optional<String> said = desk.pause(Sentence.of("(Enter to go on)"));
            if (said.isEmpty() || TypedOrder.of(said.get()).equals(Optional.of(TypedOrder.QUIT))) return false;
            if (said.get().isBlank()) return true;
            desk.say("A page of the story: Enter turns it, quit saves and leaves. Everything else waits for the next question.");
        }
    }
}
