package mystics.mod.words;

import groovy.lang.Closure;
import java.util.Map;
import mystics.choice.Faces;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.mod.finding.Unseen;
import mystics.phase.chapter.story.Story;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Only;
import mystics.rules.Refusal;
import mystics.rules.Verb;

/** Words for refusing, replacing and telling. */
public abstract class TellingWords extends QuestionWords {
    /**
     * Refuses the moment; only in {@code forbid}. The argument {@code remedy} says what would allow the moment, and the argument
     * {@code rule} gives the id of a rule of the book. A place {@code {name}} in the reason or the remedy stands for the argument
     * {@code name}.
     */
    @Only(Verb.FORBID)
    public void refuse(@Names(value = What.SENTENCE, under = "remedy") Map<String, Object> named, @Names(What.SENTENCE) String why) {
        moment().refuse(refusal(named, why));
    }

    /** Refuses the moment; only in {@code forbid}. */
    @Only(Verb.FORBID)
    public void refuse(@Names(What.SENTENCE) String why) {
        refuse(Map.of(), why);
    }

    /** Does something else instead of the moment; only in {@code instead}. */
    @Only(Verb.INSTEAD)
    public void replace(Closure<?> deed) {
        moment().takeOver();
        deed.call();
    }

    final Refusal refusal(Map<String, Object> named, String why) {
        return Refusal.because(said(why, named), text(named.getOrDefault("rule", source())),
                said(text(named.getOrDefault("remedy", "")), named));
    }

    /** Writes a line of the log; {@code {name}} in it stands for the argument {@code name}. */
    public void say(Map<String, Object> places, @Names(What.SENTENCE) String sentence) {
        Object[] flat = flat(sentence, places);
        if (scene().told()) {
            scene().tell(source(), Unseen.inOneLine(sentence), flat);
        }
    }

    /** Writes a line of the log. */
    public void say(@Names(What.SENTENCE) String sentence) {
        weigh(sentence, Map.of());
        scene().tell(source(), scene().told() ? Unseen.inOneLine(sentence) : sentence);
    }

    /** Tells a passage of the chapter; {@code mover} is the hero whose deed the passage describes. */
    public void story(@Names(What.PASSAGE) String passage, Figure mover) {
        story(Map.of(), passage, mover);
    }

    /** Tells a passage of the chapter; {@code {name}} in the passage stands for the argument {@code name}, a number or a hero. */
    public void story(Map<String, Object> places, @Names(What.PASSAGE) String passage, Figure mover) {
        flat("", places);
        Story.tell(scene(), passage, mover, places);
    }

    /** Tells the additional paragraph of a passage ({@code also}), which is not told with the rest of the passage. */
    public void storyAlso(@Names(What.PASSAGE) String passage) {
        Story.tellAlso(scene(), passage);
    }

    /** Throws one die of a roll again; no rule may have read the roll yet. */
    public void reroll(Dice dice, int die) {
        // The old face is read only if somebody reads the log, because each fact that is read about a roll slows down the odds.
        Sentence before = scene().told() ? Faces.said(dice.face(die)) : Sentence.EMPTY;
        int face = scene().roll(Purpose.OTHER, 1, Sentence.of("Reroll")).face(0);
        dice.turn(die, face);
        say(Map.of("before", before, "after", Faces.said(face)), "The die showing {before} is rolled again and shows {after}");
    }
}
