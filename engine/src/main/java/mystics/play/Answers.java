package mystics.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import mystics.choice.Offers;
import mystics.choice.Option;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.rules.Dice;

/** The answers of a run. Given answers are used first, and new ones are recorded after them. The object also counts the decisions. */
final class Answers {
    private static final String[] ONE_DIE = {"0", "1", "2", "3", "4", "5", "6"};

    private final Keeping keeping;
    private final Optional<Option> chosen;
    private int answered;
    private final List<RecordedAnswer> given;
    private int taken;
    private int next;
    private long decisions;
    private long forced;
    private long chances;

    /** The answers that are kept. */
    private enum Keeping {
        NONE, OF_THIS_STEP, ALL
    }

    private Answers(int answered, List<RecordedAnswer> given, Optional<Option> chosen, Keeping keeping) {
        this.chosen = chosen;
        this.answered = answered;
        this.given = given;
        this.keeping = keeping;
    }

    /** Answers that continue those of a state and begin with the given ones. All answers are kept. */
    static Answers after(State state, List<RecordedAnswer> given) {
        return after(state, given, Optional.empty());
    }

    /**
     * Answers that begin with the given ones.
     *
     * @param chosen the option that the first given answer names; empty if the step does not begin with the question that offers this
     *        option
     */
    static Answers after(State state, List<RecordedAnswer> given, Optional<Option> chosen) {
        return new Answers(state.journal().size(), new ArrayList<>(given), chosen, Keeping.ALL);
    }

    /** Answers that continue those of a state. Only the answers of the open step are kept. */
    static Answers ofOneStep(State state) {
        return new Answers(state.journal().size(), new ArrayList<>(), Optional.empty(), Keeping.OF_THIS_STEP);
    }

    /**
     * Answers for a trial of an option; none of them is kept.
     *
     * @param answered the number of answers in the game before the trial
     */
    static Answers trying(int answered, List<RecordedAnswer> given, Optional<Option> chosen) {
        return new Answers(answered, given, chosen, Keeping.NONE);
    }

    /** Answers that continue those of a state and are never read again. */
    static Answers fleeting(State state) {
        return new Answers(state.journal().size(), List.of(), Optional.empty(), Keeping.NONE);
    }

    /** The number of answers in the game so far. */
    int answered() {
        return answered;
    }

    private boolean isNoted() {
        return keeping != Keeping.NONE;
    }

    /** Begins a step. If only the answers of one step are kept, earlier ones are forgotten. */
    void begin() {
        if (keeping == Keeping.OF_THIS_STEP) {
            given.clear();
            taken = 0;
            next = 0;
        }
    }

    /** The answers of the open step that have been used so far. */
    List<RecordedAnswer> sinceBegun() {
        return List.copyOf(given.subList(taken, next));
    }

    boolean left() {
        return next < given.size();
    }

    /** The option that was chosen in another run of the step, if the step begins with the question that offers it. */
    @SuppressWarnings("unchecked")
    <T extends Option> Optional<T> chosen() {
        if (next > 0 || chosen.isEmpty()) {
            return Optional.empty();
        }
        next++;
        answered++;
        return (Optional<T>) chosen;
    }

    /** The option that a given answer names. */
    <T extends Option> T choice(Seat seat, Sentence prompt, List<T> options) {
        RecordedAnswer answer = take(seat.name(), prompt);
        return Offers.find(options, answer.value())
                .orElseThrow(() -> new WrongAnswer(Sentence.of("'{answer}' is not an answer to '{question}'. Possible: {list}", "answer",
                        answer.value(), "question", prompt, "list", options.stream().map(Option::key).collect(Collectors.joining(", ")))));
    }

    /** The faces that a given answer names. */
    int[] faces(Sentence prompt, int dice) {
        RecordedAnswer answer = take(Seat.FATE.name(), prompt);
        int[] faces = new int[dice];
        int read = 0;
        boolean apart = true;
        for (char sign : answer.value().toCharArray()) {
            boolean gap = sign == ' ' || sign == ',';
            if (!gap && (!apart || read == dice || sign < '1' || sign > '6')) {
                throw noRoll(answer, dice);
            }
            if (!gap) {
                faces[read++] = sign - '0';
            }
            apart = gap;
        }
        if (read < dice) {
            throw noRoll(answer, dice);
        }
        return faces;
    }

    private static WrongAnswer noRoll(RecordedAnswer answer, int dice) {
        return new WrongAnswer(Sentence.of("'{answer}' is not a roll of {n}. Give {n} faces, 1 to 6 each, such as 1 4 6", "answer",
                answer.value(), "n", dice));
    }

    private RecordedAnswer take(String seat, Sentence prompt) {
        RecordedAnswer answer = given.get(next++);
        if (!answer.answers(seat, prompt.pattern())) {
            throw new OtherQuestion(answer, seat, prompt.pattern());
        }
        answered++;
        return answer;
    }

    void decided(Seat seat, Sentence prompt, Option chosen) {
        answered++;
        decisions++;
        note(seat, prompt, chosen);
    }

    void drawn(Sentence prompt, Option chosen) {
        answered++;
        chances++;
        note(Seat.FATE, prompt, chosen);
    }

    private void note(Seat seat, Sentence prompt, Option chosen) {
        if (isNoted()) {
            given.add(new RecordedAnswer(seat.name(), prompt.pattern(), chosen.key()));
            next++;
        }
    }

    void rolled(Sentence prompt, Dice dice) {
        answered++;
        chances++;
        if (isNoted()) {
            given.add(new RecordedAnswer(Seat.FATE.name(), prompt.pattern(), words(dice)));
            next++;
        }
    }

    void forced(Seat seat) {
        forced++;
    }

    private static String words(Dice dice) {
        if (dice.getSize() == 1) {
            return ONE_DIE[dice.face(0)];
        }
        StringBuilder words = new StringBuilder();
        for (int die = 0; die < dice.getSize(); die++) {
            words.append(words.isEmpty() ? "" : " ").append(dice.face(die));
        }
        return words.toString();
    }

    /** The answers given for the open step, including those that have not been used yet. */
    List<RecordedAnswer> ofThisStep() {
        return List.copyOf(given);
    }

    /** All answers of the open step. Later answers belong to the next step. */
    List<RecordedAnswer> take() {
        List<RecordedAnswer> step = isNoted() && taken < next ? List.copyOf(given.subList(taken, next)) : List.of();
        taken = next;
        return step;
    }

    long decisions() {
        return decisions;
    }

    long forcedCount() {
        return forced;
    }

    long chances() {
        return chances;
    }
}
