package mystics.mod.words;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Faces;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.mod.finding.Unseen;
import mystics.mod.script.run.AsciiLetters;
import mystics.phase.Checks;
import mystics.phase.Marks;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Story;
import mystics.phase.turn.HeroTurn;
import mystics.phase.turn.RecoverChoices;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Only;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import mystics.rules.Verb;
import mystics.table.Holder;
import mystics.table.Outcome;

/** What a rule says, offers and refuses, and how it lays marks. */
public abstract class Words extends QuestionWords {
    /**
     * Refuses the moment; only in {@code forbid}. {@code remedy:} says what would make it legal, {@code rule:} the
     * rule's number if it has one; {@code {name}} in the
     * reason and the remedy is filled from the other named places.
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

    /** Does something else in place of the moment; only in {@code instead}. */
    @Only(Verb.INSTEAD)
    public void replace(Closure<?> deed) {
        moment().takeOver();
        deed.call();
    }

    /** Writes a line of the log; {@code {name}} is filled from the named places. */
    public void say(Map<String, Object> places, @Names(What.SENTENCE) String sentence) {
        Object[] flat = flat(sentence, places);
        if (scene().told()) {
            scene().tell(source(), Unseen.inOneLine(sentence), flat);
        }
    }

    private Refusal refusal(Map<String, Object> named, String why) {
        return Refusal.because(said(why, named), text(named.getOrDefault("rule", source())),
                said(text(named.getOrDefault("remedy", "")), named));
    }

    /** Writes a line of the log. */
    public void say(@Names(What.SENTENCE) String sentence) {
        weigh(sentence, Map.of());
        scene().tell(source(), scene().told() ? Unseen.inOneLine(sentence) : sentence);
    }

    /** Tells a passage of the chapter; {@code mover} is who did what it speaks of. */
    public void story(@Names(What.PASSAGE) String passage, Figure mover) {
        Story.tell(scene(), passage, mover);
    }

    /** Tells the other paragraph of a passage. */
    public void storyAlso(@Names(What.PASSAGE) String passage) {
        Story.tellAlso(scene(), passage);
    }

    /** Rolls dice again that have not been read yet: the die is thrown once more. */
    public void reroll(Dice dice, int die) {
        // What nobody is told is not read either: odds tell rolls apart by what was read of them.
        String before = scene().told() ? Faces.words(dice.face(die)) : "";
        int face = scene().roll(Purpose.OTHER, 1, Sentence.of("Reroll")).face(0);
        dice.turn(die, face);
        say(Map.of("before", before, "after", Faces.words(face)), "The die showing {before} is rolled again and shows {after}");
    }

    /** Lays a mark on a figure: it gains a condition or token. */
    public boolean mark(Figure figure, @Names(What.MARK) String mark) {
        return Marks.give(scene(), figure, mark, 1);
    }

    /** Lays a mark with a number on a figure. */
    public boolean mark(Figure figure, @Names(What.MARK) String mark, int number) {
        return Marks.give(scene(), figure, mark, number);
    }

    /**
     * Lays a mark that lasts until the next turn of a hero, captured or not: {@code until:} names the hero; such a mark
     * has no other number.
     */
    public boolean mark(Map<String, Object> named, Figure figure, @Names(What.MARK) String mark) {
        return Marks.give(scene(), figure, mark, Notes.untilTurnOf((Figure) named.get("until")));
    }

    /** Takes a mark from a figure. */
    public void unmark(Figure figure, @Names(What.MARK) String mark) {
        Marks.remove(scene(), figure, mark);
    }

    /** Takes some of the number of a mark from a figure, all of it at most. */
    public void lessen(Figure figure, @Names(What.MARK) String mark, int number) {
        Notes.set(scene(), mark, figure.holder(), Math.max(0, figure.count(mark) - number));
    }

    /** Lays a mark on a space. */
    public void lay(Space space, @Names(What.MARK) String mark) {
        Marks.lay(scene(), mark, space.holder(), 1);
    }

    /** Lays a mark with a number on a space. */
    public void lay(Space space, @Names(What.MARK) String mark, int number) {
        Marks.lay(scene(), mark, space.holder(), number);
    }

    /** Takes a mark from a space. */
    public void lift(Space space, @Names(What.MARK) String mark) {
        Marks.lay(scene(), mark, space.holder(), 0);
    }

    /** Sets the number of a mark on a room. */
    public void markRoom(RoomInPlay room, @Names(What.MARK) String mark, int number) {
        Marks.lay(scene(), mark, room.holder(), number);
    }

    /** Sets a note on the table itself. */
    public void setNote(@Names(What.MARK) String mark, int number) {
        Marks.lay(scene(), mark, Holder.TABLE, number);
    }

    /** A note kept with a hero's initiative card: unlike a mark on the hero it stays when the hero is captured. */
    public int note(Figure hero, @Names(What.MARK) String mark) {
        return Notes.get(scene(), mark, Holder.kind(hero.getKindNumber()));
    }

    /** Sets a note kept with a hero's initiative card. */
    public void setNote(Figure hero, @Names(What.MARK) String mark, int number) {
        Notes.set(scene(), mark, Holder.kind(hero.getKindNumber()), number);
    }

    /**
     * Offers the acting hero a thing to do; only in {@code offer(HeroTurn)}. The key is this entry's id. In the middle
     * of a scurry only party items offer anything (TURN-3).
     */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(@Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry(), label, Map.of(), deed);
    }

    /** Offers the acting hero a thing to do; {@code {name}} in its label is filled from the named places. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(Map<String, Object> places, @Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry(), label, places, deed);
    }

    /** Offers the acting hero a thing to do, with a key of its own among those of this entry. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry() + ":" + key, label, Map.of(), deed);
    }

    /** Offers the acting hero a thing to do, with a key of its own; {@code {name}} in its label is filled from the named places. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(Map<String, Object> places, String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry() + ":" + key, label, places, deed);
    }

    /**
     * Says why something is not possible now; only in {@code offer(HeroTurn)}. {@code {name}} in what is said is filled
     * from the named places.
     */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void barred(@Names(value = What.SENTENCE, under = "remedy") Map<String, Object> named, @Names(What.SENTENCE) String what,
            @Names(What.SENTENCE) String why) {
        if (hasTurn().isExplained()) {
            hasTurn().bar(said(what, named), refusal(named, why));
        }
    }

    /** Offers something to recover from; only in {@code offer(RecoverChoices)}. */
    @Only(value = Verb.OFFER, at = RecoverChoices.class)
    public void recoverFrom(@Names(What.SENTENCE) String words, Closure<?> deed) {
        recoverFrom(Map.of(), words, deed);
    }

    /** Offers something to recover from; {@code {name}} in its words is filled from the named places. */
    @Only(value = Verb.OFFER, at = RecoverChoices.class)
    public void recoverFrom(Map<String, Object> places, @Names(What.SENTENCE) String words, Closure<?> deed) {
        ((RecoverChoices) moment()).from(entry(), said(words, places), later(deed::call));
    }

    final HeroTurn hasTurn() {
        if (moment() instanceof HeroTurn turn) {
            return turn;
        }
        throw new IllegalStateException("'option' and 'barred' belong into offer(HeroTurn)");
    }

    /** Ends the chapter with a defeat. */
    public void lose(@Names(What.SENTENCE) String sentence) {
        say(sentence);
        scene().end(Outcome.LOST_OTHER);
    }

    static Optional<mystics.phase.attack.strike.Strike> nobody() {
        return Optional.empty();
    }
}
