package mystics.editor.play.over;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.type.Html;
import mystics.rules.Line;

/** The page about the chapter: its objective, and the story so far. */
public final class ChapterPage {
    private final Chapter chapter;
    private final Catalog catalog;

    ChapterPage(Chapter chapter, Catalog catalog) {
        this.chapter = chapter;
        this.catalog = catalog;
    }

    /**
     * The page as HTML.
     *
     * @param reached which steps of the objective have been reached; {@code passages} the story so far; {@code voices} the names of its
     * speakers
     */
    String of(List<Boolean> reached, List<Line> passages, Collection<String> voices) {
        return "<h1>" + Html.plain(chapter.name()) + "</h1><p>" + Html.spoken(chapter.intro().strip()) + "</p><h2>What is to be done</h2>"
                + IntStream.range(0, chapter.objective().size()).mapToObj(step -> goal(chapter.objective().get(step), reached.get(step)))
                        .collect(Collectors.joining())
                + "<p>All this before the hourglass stands on page " + chapter.endPage() + ".</p><h2>The story so far</h2>"
                + passages.stream().map(line -> Pages.story(line.text().toString(), voices)).collect(Collectors.joining());
    }

    private String goal(Chapter.Goal goal, Boolean reached) {
        return "<p>" + (reached ? "<b>Reached:</b> " : "") + Html.plain(words(goal)) + "</p>";
    }

    private String words(Chapter.Goal goal) {
        if (!goal.entered().isEmpty()) {
            return "Come into " + room(goal.entered()) + ".";
        }
        if (!goal.cleared().isEmpty()) {
            return "Leave no minion in " + room(goal.cleared()) + ".";
        }
        String[] place = goal.on().split("/");
        return "Everybody who is not captured stands on " + place[place.length - 1].replace('-', ' ') + " in " + room(place[0]) + ".";
    }

    private String room(String id) {
        return catalog.rooms().containsKey(id) ? catalog.rooms().get(id).name() : id;
    }
}
