package mystics.editor.play.over;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.GoalProgress;
import mystics.editor.type.Html;
import mystics.rules.Line;
import mystics.view.GoalRooms;
import mystics.view.GoalWords;

/** The page about the chapter: its objective, and the story so far. */
public final class ChapterPage {
    private static final String BEFORE = "All this before the hourglass stands on page {n}.";
    private static final String HELD = "Time does not run out: the hourglass stays where it is.";
    private final Chapter chapter;
    private final GoalWords words;
    private final GoalRooms rooms;
    private final UnaryOperator<Sentence> worded;

    /**
     * @param rooms finds the rooms that the goals name
     * @param worded translates a sentence into the language of the reader
     */
    ChapterPage(Chapter chapter, GoalRooms rooms, UnaryOperator<Sentence> worded) {
        this.chapter = chapter;
        this.words = new GoalWords(rooms.catalog());
        this.rooms = rooms;
        this.worded = worded;
    }

    /**
     * The page as HTML.
     *
     * @param goals the progress of each goal
     * @param end the page that currently ends the chapter; empty while a rule holds the hourglass
     * @param passages the story so far
     * @param voices the names of each speaker's pictures, by the speaker's name
     */
    String of(List<GoalProgress> goals, OptionalInt end, List<Line> passages, Map<String, String> voices) {
        return "<h1>" + Html.plain(chapter.name()) + "</h1><p>" + Html.spoken(chapter.intro().strip()) + "</p>"
                + (chapter.storyOnly() ? "" : objective(goals, end)) + "<h2>The story so far</h2>"
                + new StoryHtml(voices).passages(passages.stream().map(line -> line.text().toString()).toList());
    }

    private String objective(List<GoalProgress> goals, OptionalInt end) {
        return "<h2>What is to be done</h2>" + goals.stream().map(this::goal).collect(Collectors.joining())
                + (chapter.wheel() == Chapter.Wheel.BAD ? paragraph(time(end)) : "");
    }

    private static Sentence time(OptionalInt end) {
        return end.isPresent() ? Sentence.of(BEFORE, "n", end.getAsInt()) : Sentence.of(HELD);
    }

    private String goal(GoalProgress progress) {
        return progress.reached() ? paragraph(words.of(progress)).replace("<p>", "<p><b>Reached:</b> ")
                : paragraph(Sentence.row(Stream.concat(Stream.of(words.of(progress)), rooms.hidden(progress).stream()).toList(), " "));
    }

    private String paragraph(Sentence sentence) {
        return "<p>" + Html.plain(worded.apply(sentence).toString()) + "</p>";
    }
}
