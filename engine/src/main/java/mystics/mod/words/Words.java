package mystics.mod.words;

import groovy.lang.Closure;
import java.util.ArrayList;
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

/** What a rule says, asks and rolls, and how it lays marks: the first half of the deeds; {@link Deeds} has the rest. */
public abstract class Words extends Looking {
    private static final Option YES = Option.of("yes", "Yes");
    private static final Option NO = Option.of("no", "No");

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

    /** A sentence of this rule with its places; they are put into words where somebody reads it. */
    final Sentence said(String sentence, Map<String, Object> places) {
        String line = Unseen.inOneLine(sentence);
        return line.indexOf('{') < 0 ? Sentence.of(line) : Sentence.of(line, flat(line, places));
    }

    private Object[] flat(String sentence, Map<String, Object> places) {
        weigh(sentence, places);
        Object[] flat = new Object[places.size() * 2];
        int at = 0;
        for (Map.Entry<String, Object> place : places.entrySet()) {
            flat[at++] = place.getKey();
            flat[at++] = place.getValue() instanceof String text ? Unseen.inOneLine(text) : place.getValue();
        }
        return flat;
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

    private static Sentence asked(String prompt) {
        return Sentence.of(Unseen.inOneLine(prompt));
    }

    private Sentence asked(String prompt, Map<String, Object> places) {
        return Sentence.of(Unseen.inOneLine(prompt), flat(prompt, places));
    }

    private Seat asked() {
        return isBorne() ? getBearer().seat() : isHeroTurn() ? getActing().seat() : Seat.PARTY;
    }

    private boolean isBorne() {
        return Holder.isFigure(carrier()) && getBearer().isHero();
    }

    /** Asks the bearer (or else the acting hero) to choose one of several. */
    public <T extends Option> T choose(@Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(asked(), asked(prompt), options);
    }

    /** Asks the bearer (or else the acting hero) to choose one of several; {@code {name}} in the prompt is filled from the named places. */
    public <T extends Option> T choose(Map<String, Object> places, @Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(asked(), asked(prompt, places), options);
    }

    /** Asks a hero to choose one of several. */
    public <T extends Option> T choose(Figure who, @Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(who.seat(), asked(prompt), options);
    }

    /** Asks the party to choose one of several. */
    public <T extends Option> T chooseTogether(@Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(Seat.PARTY, asked(prompt), options);
    }

    /** Asks the bearer (or else the acting hero) to choose up to some of several, one after another. */
    public <T extends Option> List<T> chooseUpTo(int most, @Names(What.SENTENCE) String prompt, List<T> options) {
        List<T> left = new ArrayList<>(options);
        List<T> chosen = new ArrayList<>();
        while (chosen.size() < most && !left.isEmpty()) {
            List<Option> all = new ArrayList<>(left);
            all.add(Option.of("enough", "That is all"));
            Option next = scene().choose(asked(), asked(prompt), all);
            if (!left.contains(next)) {
                break;
            }
            T taken = left.remove(left.indexOf(next));
            chosen.add(taken);
        }
        return chosen;
    }

    /** Asks the bearer (or else the acting hero) to pick one of some words; the answer is its place in the list. */
    public int pick(@Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<String> words) {
        return pick(asked(), asked(prompt), words);
    }

    /** Asks a hero to pick one of some words; the answer is its place in the list. */
    public int pick(Figure who, @Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<String> words) {
        return pick(who.seat(), asked(prompt), words);
    }

    /** Asks the party to pick one of some words; the answer is its place in the list. */
    public int pickTogether(@Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<String> words) {
        return pick(Seat.PARTY, asked(prompt), words);
    }

    /** Asks the party to pick one of some words; {@code {name}} in the prompt is filled from the named places. */
    public int pickTogether(Map<String, Object> places, @Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<String> words) {
        return pick(Seat.PARTY, asked(prompt, places), words);
    }

    private int pick(Seat seat, Sentence prompt, List<String> words) {
        List<Option> options = new ArrayList<>();
        for (String word : words) {
            options.add(worded(word));
        }
        return options.indexOf(scene().choose(seat, prompt, options));
    }

    private static Option worded(String words) {
        String line = Unseen.inOneLine(words);
        return Option.of(AsciiLetters.lower(line).replace(' ', '-'), line);
    }

    /** Asks the bearer (or else the acting hero) to pick a die of a roll, by what it shows; the answer is the die's place in the roll. */
    public int pickDie(@Names(What.SENTENCE) String prompt, Dice dice) {
        List<Option> shown = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int die = 0; die < dice.getSize(); die++) {
            Sentence shows = Faces.said(dice.face(die));
            String words = shows.toString();
            if (shown.stream().noneMatch(option -> option.key().equals(words.replace(' ', '-')))) {
                shown.add(Option.of(words.replace(' ', '-'), Sentence.of("the die showing {die}", "die", shows)));
                places.add(die);
            }
        }
        return places.get(shown.indexOf(scene().choose(asked(), asked(prompt), shown)));
    }

    /** Asks the bearer (or else the acting hero) yes or no. */
    public boolean may(@Names(What.SENTENCE) String prompt) {
        return scene().choose(asked(), asked(prompt), List.of(YES, NO)) == YES;
    }

    /** Asks the bearer (or else the acting hero) yes or no; {@code {name}} in the prompt is filled from the named places. */
    public boolean may(Map<String, Object> places, @Names(What.SENTENCE) String prompt) {
        return scene().choose(asked(), asked(prompt, places), List.of(YES, NO)) == YES;
    }

    /** Asks a hero yes or no. */
    public boolean may(Figure who, @Names(What.SENTENCE) String prompt) {
        return scene().choose(who.seat(), asked(prompt), List.of(YES, NO)) == YES;
    }

    /** Asks the party yes or no. */
    public boolean mayTogether(@Names(What.SENTENCE) String prompt) {
        return scene().choose(Seat.PARTY, asked(prompt), List.of(YES, NO)) == YES;
    }

    /** Throws dice. */
    public Dice roll(int dice, @Names(What.SENTENCE) String prompt) {
        return scene().roll(Purpose.OTHER, dice, asked(prompt));
    }

    /** Rolls for a star: {@code what} is search, recover, trap, climb or a word of your own; whether there was one. */
    public boolean check(Figure roller, String what, int dice) {
        return Checks.roll(scene(), roller, what, dice).isStar();
    }

    /** Rolls for stars and gives the dice. */
    public Dice checkDice(Figure roller, String what, int dice) {
        return Checks.roll(scene(), roller, what, dice);
    }

    /** Rolls dice again that have not been read yet: the die is thrown once more. */
    public void reroll(Dice dice, int die) {
        // What nobody is told is not read either: odds tell rolls apart by what was read of them.
        String before = scene().told() ? Faces.words(dice.face(die)) : "";
        int face = scene().roll(Purpose.OTHER, 1, Sentence.of("Reroll")).face(0);
        dice.turn(die, face);
        say(Map.of("before", before, "after", Faces.words(face)), "The die showing {before} is rolled again and shows {after}");
    }

    /** Draws one of several unseen. */
    public <T extends Option> T drawOne(@Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().draw(Purpose.OTHER, asked(prompt), options);
    }

    /** Flips a token with two sides; whether the first one lies up. */
    public boolean flip(@Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) String side, @Names(What.SENTENCE) String other) {
        Option first = worded(side);
        return scene().draw(Purpose.OTHER, asked(prompt), List.of(first, worded(other))).equals(first);
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
        put(hasTurn(), entry(), label, deed);
    }

    /** Offers the acting hero a thing to do, with a key of its own among those of this entry. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry() + ":" + key, label, deed);
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
        ((RecoverChoices) moment()).from(entry(), Unseen.inOneLine(words), later(deed::call));
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
