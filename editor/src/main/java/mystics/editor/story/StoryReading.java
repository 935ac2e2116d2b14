package mystics.editor.story;

import java.util.List;
import java.util.Optional;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.mod.load.Library;
import mystics.phase.chapter.story.ReadNext;
import mystics.phase.chapter.story.ReadOn;
import mystics.phase.chapter.story.Story;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.rules.Line;
import mystics.rules.Step;
import mystics.trial.Trial;

/** Passages as the game reads them to a party. Not thread-safe. */
public final class StoryReading {
    private final Trial trial;
    private final List<String> party;

    private StoryReading(Trial trial, List<String> party) {
        this.trial = trial;
        this.party = party;
    }

    /**
     * Begins to read a chapter's story to a party.
     *
     * @throws mystics.content.SetupRefused if the party cannot play the chapter
     */
    public static StoryReading of(Library library, Chapter chapter, List<String> party) {
        Library drafted = library.with(chapter);
        List<Setup.Member> members = party.stream().map(hero -> new Setup.Member(hero, "")).toList();
        Setup setup = new Setup(chapter.id(), members, drafted.catalog().usualVariants());
        return new StoryReading(new Trial(drafted.setting(setup, Inspector.NONE)), party);
    }

    /** The pages being read: their texts in order, and the answers of an open question. */
    public record Pages(List<String> texts, String question, List<? extends Option> answers) {
        /** Whether nothing is read, because a condition does not hold. */
        public boolean isNothing() {
            return texts.isEmpty() && answers.isEmpty();
        }
    }

    /** Reads one passage; {@code mover} is the hero who acted and whom the passage may name. */
    public Pages passage(String id, String mover) {
        return read(new ReadNext(id, Math.max(0, party.indexOf(mover))));
    }

    /** Reads the passages of a moment, starting from one of them. */
    public Pages from(String when, String room, String id) {
        return read(new ReadOn(when, room, id));
    }

    /** Answers the open question, and reads the passages that follow. */
    public Pages answer(String key) {
        int before = trial.game().log().size();
        trial.answer(key);
        return pages(before);
    }

    private Pages read(Step step) {
        trial.step(step);
        return pages(0);
    }

    private Pages pages(int from) {
        Game game = trial.game();
        List<Line> log = game.log();
        List<String> texts = log.subList(Math.min(from, log.size()), log.size()).stream().filter(line -> line.cause().equals(Story.RULE))
                .map(line -> game.setting().worded(line.text()).toString()).toList();
        Optional<Question.Choice> open = game.question().filter(Question.Choice.class::isInstance).map(Question.Choice.class::cast);
        return new Pages(texts, open.map(question -> game.setting().worded(question.prompt()).toString()).orElse(""),
                open.<List<? extends Option>>map(Question.Choice::options).orElse(List.of()));
    }
}
