package mystics.mod.words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import mystics.choice.Faces;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.mod.finding.Unseen;
import mystics.mod.script.run.AsciiLetters;
import mystics.phase.Checks;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.table.Holder;

/** Words for questions and dice. */
public abstract class QuestionWords extends MarkWords {
    private static final Option YES = Option.of("yes", "Yes");
    private static final Option NO = Option.of("no", "No");
    private static final Option ENOUGH = Option.of("enough", "That is all");

    /** A sentence of this rule with its places. The sentence becomes text only where somebody reads it. */
    final Sentence said(String sentence, Map<String, Object> places) {
        String line = Unseen.inOneLine(sentence);
        return line.indexOf('{') < 0 ? Sentence.of(line) : Sentence.of(line, flat(line, places));
    }

    /** The places of a sentence as a flat list; the sentence and its values count as steps of the rule. */
    final Object[] flat(String sentence, Map<String, Object> places) {
        weigh(sentence, places);
        return flat(places);
    }

    /** The places as a flat list: name, value, name, value. */
    static Object[] flat(Map<String, Object> places) {
        Object[] flat = new Object[places.size() * 2];
        int at = 0;
        for (Map.Entry<String, Object> place : places.entrySet()) {
            flat[at++] = place.getKey();
            flat[at++] = place.getValue() instanceof String text ? Unseen.inOneLine(text) : place.getValue();
        }
        return flat;
    }

    private Seat asked() {
        return isBorne() ? getBearer().seat() : isHeroTurn() ? getActing().seat() : Seat.PARTY;
    }

    private boolean isBorne() {
        return Holder.isFigure(carrier()) && getBearer().isHero();
    }

    private static Sentence asked(String prompt) {
        return Sentence.of(Unseen.inOneLine(prompt));
    }

    private Sentence asked(String prompt, Map<String, Object> places) {
        return Sentence.of(Unseen.inOneLine(prompt), flat(prompt, places));
    }

    /** Asks the bearer (or else the acting hero) to choose one of several options. */
    public <T extends Option> T choose(@Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(asked(), asked(prompt), options);
    }

    /**
     * Asks the bearer (or else the acting hero) to choose one of several options; {@code {name}} in the prompt stands for the argument
     * {@code name}.
     */
    public <T extends Option> T choose(Map<String, Object> places, @Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(asked(), asked(prompt, places), options);
    }

    /** Asks a hero to choose one of several options. */
    public <T extends Option> T choose(Figure who, @Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(who.seat(), asked(prompt), options);
    }

    /** Asks a hero to choose one of several options; {@code {name}} in the prompt stands for the argument {@code name}. */
    public <T extends Option> T choose(Map<String, Object> places, Figure who, @Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(who.seat(), asked(prompt, places), options);
    }

    /** Asks the party to choose one of several options. */
    public <T extends Option> T chooseTogether(@Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(Seat.PARTY, asked(prompt), options);
    }

    /** Asks the party to choose one of several options; {@code {name}} in the prompt stands for the argument {@code name}. */
    public <T extends Option> T chooseTogether(Map<String, Object> places, @Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().choose(Seat.PARTY, asked(prompt, places), options);
    }

    /** Asks the bearer (or else the acting hero) to choose up to a number of options, one after another. */
    public <T extends Option> List<T> chooseUpTo(int most, @Names(What.SENTENCE) String prompt, List<T> options) {
        List<T> left = new ArrayList<>(options);
        List<T> chosen = new ArrayList<>();
        while (chosen.size() < most && !left.isEmpty()) {
            List<Option> all = new ArrayList<>(left);
            all.add(ENOUGH);
            Option next = scene().choose(asked(), asked(prompt), all);
            if (!left.contains(next)) {
                break;
            }
            T taken = left.remove(left.indexOf(next));
            chosen.add(taken);
        }
        return chosen;
    }

    /**
     * Words with places, as an element of a list for {@code pick} or as the value of a place in another sentence, such as {@code
     * phrase('{n} cheese', n: 2)}. A phrase cannot contain another phrase.
     */
    public Sentence phrase(Map<String, Object> places, @Names(What.SENTENCE) String words) {
        if (places.values().stream().anyMatch(QuestionWords::holdsPhrase)) {
            throw new IllegalArgumentException("a phrase stands in another phrase; only sentences have places for phrases");
        }
        return said(words, places);
    }

    private static boolean holdsPhrase(Object value) {
        return value instanceof Sentence || value instanceof Collection<?> several && several.stream().anyMatch(QuestionWords::holdsPhrase);
    }

    /**
     * Asks the bearer (or else the acting hero) to pick one item from a list of words: texts, phrases, or pieces with a name. Returns the
     * index of the answer in the list.
     */
    public int pick(@Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<?> words) {
        return pick(asked(), asked(prompt), words);
    }

    /**
     * Asks the bearer (or else the acting hero) to pick one item from a list of words; {@code {name}} in the prompt stands for the argument
     * {@code name}.
     */
    public int pick(Map<String, Object> places, @Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<?> words) {
        return pick(asked(), asked(prompt, places), words);
    }

    /** Asks a hero to pick one item from a list of words, and returns the index of the answer in the list. */
    public int pick(Figure who, @Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<?> words) {
        return pick(who.seat(), asked(prompt), words);
    }

    /** Asks a hero to pick one item from a list of words; {@code {name}} in the prompt stands for the argument {@code name}. */
    public int pick(Map<String, Object> places, Figure who, @Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<?> words) {
        return pick(who.seat(), asked(prompt, places), words);
    }

    /** Asks the party to pick one item from a list of words, and returns the index of the answer in the list. */
    public int pickTogether(@Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<?> words) {
        return pick(Seat.PARTY, asked(prompt), words);
    }

    /** Asks the party to pick one item from a list of words; {@code {name}} in the prompt stands for the argument {@code name}. */
    public int pickTogether(Map<String, Object> places, @Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<?> words) {
        return pick(Seat.PARTY, asked(prompt, places), words);
    }

    private int pick(Seat seat, Sentence prompt, List<?> words) {
        List<Option> options = new ArrayList<>();
        for (Object word : words) {
            options.add(worded(word));
        }
        return options.indexOf(scene().choose(seat, prompt, options));
    }

    /** Words as an option; its key is the text of the words in the original language. */
    private static Option worded(Object words) {
        Sentence said = words instanceof String text ? asked(text) : Sentence.from(words);
        return Option.of(AsciiLetters.lower(Unseen.inOneLine(said.toString())).replace(' ', '-'), said);
    }

    /**
     * Asks the bearer (or else the acting hero) to pick a die of a roll by its face, and returns the index of the die
     * in the roll.
     */
    public int pickDie(@Names(What.SENTENCE) String prompt, Dice dice) {
        List<Option> shown = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int die = 0; die < dice.getSize(); die++) {
            int face = dice.face(die);
            String key = Faces.number(face) + "-" + Faces.words(face);
            if (shown.stream().noneMatch(option -> option.key().equals(key))) {
                shown.add(Option.of(key, Sentence.of("the die showing {die}", "die", Faces.said(face))));
                places.add(die);
            }
        }
        return places.get(shown.indexOf(scene().choose(asked(), asked(prompt), shown)));
    }

    /** Asks the bearer (or else the acting hero) a yes-or-no question. */
    public boolean may(@Names(What.SENTENCE) String prompt) {
        return may(asked(), asked(prompt));
    }

    /**
     * Asks the bearer (or else the acting hero) a yes-or-no question; {@code {name}} in the prompt stands for the argument {@code name}.
     */
    public boolean may(Map<String, Object> places, @Names(What.SENTENCE) String prompt) {
        return may(asked(), asked(prompt, places));
    }

    /** Asks a hero a yes-or-no question. */
    public boolean may(Figure who, @Names(What.SENTENCE) String prompt) {
        return may(who.seat(), asked(prompt));
    }

    /** Asks a hero a yes-or-no question; {@code {name}} in the prompt stands for the argument {@code name}. */
    public boolean may(Map<String, Object> places, Figure who, @Names(What.SENTENCE) String prompt) {
        return may(who.seat(), asked(prompt, places));
    }

    /** Asks the party a yes-or-no question. */
    public boolean mayTogether(@Names(What.SENTENCE) String prompt) {
        return may(Seat.PARTY, asked(prompt));
    }

    /** Asks the party a yes-or-no question; {@code {name}} in the prompt stands for the argument {@code name}. */
    public boolean mayTogether(Map<String, Object> places, @Names(What.SENTENCE) String prompt) {
        return may(Seat.PARTY, asked(prompt, places));
    }

    private boolean may(Seat seat, Sentence prompt) {
        return scene().choose(seat, prompt, List.of(YES, NO)) == YES;
    }

    /** Throws dice. */
    public Dice roll(int dice, @Names(What.SENTENCE) String prompt) {
        return scene().roll(Purpose.OTHER, dice, asked(prompt));
    }

    /** Rolls for a star, and returns whether there was one. {@code what} is search, recover, trap, climb or a word of your own. */
    public boolean check(Figure roller, String what, int dice) {
        return Checks.roll(scene(), roller, what, dice).isStar();
    }

    /** Rolls for a star; {@code {name}} in your own words for the roll stands for the argument {@code name}. */
    public boolean check(Map<String, Object> places, Figure roller, @Names(What.SENTENCE) String what, int dice) {
        return Checks.roll(scene(), roller, what, said(what, places), dice).isStar();
    }

    /** Rolls for stars, and returns the dice. */
    public Dice checkDice(Figure roller, String what, int dice) {
        return Checks.roll(scene(), roller, what, dice);
    }

    /** Draws one of several options unseen. */
    public <T extends Option> T drawOne(@Names(What.SENTENCE) String prompt, List<T> options) {
        return scene().draw(Purpose.OTHER, asked(prompt), options);
    }

    /** Draws one item from a list of words unseen, and returns its index in the list. */
    public int pickUnseen(@Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<?> words) {
        List<Option> options = new ArrayList<>();
        words.forEach(word -> options.add(worded(word)));
        return options.indexOf(scene().draw(Purpose.OTHER, asked(prompt), options));
    }

    /** Shuffles a list of words like a stack of cards, and returns their original indexes in the new order. */
    public List<Integer> shuffle(@Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) List<?> words) {
        List<Integer> stack = new ArrayList<>();
        List<Integer> left = new ArrayList<>();
        words.forEach(word -> left.add(left.size()));
        while (!left.isEmpty()) {
            stack.add(left.remove(pickUnseen(prompt, left.stream().map(place -> (Object) words.get(place)).toList())));
        }
        return stack;
    }

    /** Flips a token with two sides, and returns whether the first side is up. */
    public boolean flip(@Names(What.SENTENCE) String prompt, @Names(What.SENTENCE) String side, @Names(What.SENTENCE) String other) {
        Option first = worded(side);
        return scene().draw(Purpose.OTHER, asked(prompt), List.of(first, worded(other))).equals(first);
    }
}
