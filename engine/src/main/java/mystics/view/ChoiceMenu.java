package mystics.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.phase.card.trade.ShareAction;
import mystics.phase.turn.HeroTurn;
import mystics.phase.turn.MoveAction;

/**
 * The numbered options of a question. In a hero's turn the options are grouped. Moves are named by their spaces and numbered last,
 * because there are many. Cheese that can be shared comes before the cards. An amount is numbered by itself; all other options are numbered
 * from 1.
 */
public final class ChoiceMenu {
    private static final String MOVE = "move:";
    private final List<Option> numbered;
    private final List<Integer> numbers;
    private final boolean turn;
    private final UnaryOperator<Sentence> wording;

    private ChoiceMenu(List<Option> numbered, boolean turn, UnaryOperator<Sentence> wording) {
        this.numbered = List.copyOf(numbered);
        this.turn = turn;
        this.wording = wording;
        List<Integer> amounts = AmountNumbers.of(numbered.stream().map(this::label).toList());
        this.numbers = amounts.isEmpty() ? IntStream.rangeClosed(1, numbered.size()).boxed().toList() : amounts;
    }

    /** The menu of a question, untranslated. */
    public static ChoiceMenu of(Question.Choice question) {
        return of(question, UnaryOperator.identity());
    }

    /**
     * The menu of a question.
     *
     * @param wording translates texts for the players
     */
    public static ChoiceMenu of(Question.Choice question, UnaryOperator<Sentence> wording) {
        List<Option> options = new ArrayList<>(question.options());
        boolean turn = options.stream().anyMatch(HeroTurn.Deed.class::isInstance);
        if (turn) {
            options.sort(Comparator.<Option, Boolean>comparing(ChoiceMenu::isMove).thenComparing(OptionGroup::of));
        } else {
            options.sort(Comparator.comparing(option -> !(option instanceof ShareAction.CheeseGift)));
        }
        return new ChoiceMenu(options, turn, wording);
    }

    public static boolean isMove(Option option) {
        return option.key().startsWith(MOVE);
    }

    /** Whether the question asks for a hero's next deed in its turn. */
    public boolean isTurn() {
        return turn;
    }

    /** The label of an option, as people read it. */
    public String label(Option option) {
        return wording.apply(option.words()).toString();
    }

    /** The hint after the label; may be empty. */
    public String hint(Option option) {
        return wording.apply(option.hint()).toString();
    }

    /** All options in the order in which they are shown. */
    public List<Option> options() {
        return numbered;
    }

    /** The option with the given number, if any. */
    public Optional<Option> number(int number) {
        return numbers.contains(number) ? Optional.of(numbered.get(numbers.indexOf(number))) : Optional.empty();
    }

    /** The title of an option's group in a hero's turn. */
    public String group(Option option) {
        return OptionGroup.of(option).title();
    }

    /** The number of an option. */
    public int numberOf(Option option) {
        return numbers.get(numbered.indexOf(option));
    }

    /** The numbers of all options, as they are shown. */
    public List<Integer> numbers() {
        return numbers;
    }

    /** The reachable spaces by name, each with the cost of the move. */
    public Map<String, String> reach() {
        Map<String, String> reach = new LinkedHashMap<>();
        numbered.stream().filter(ChoiceMenu::isMove).forEach(move -> reach.put(space(move), String.valueOf(cost(move))));
        return reach;
    }

    /** The cost of a move, in points of movement; 0 for any other option. */
    public static int cost(Option move) {
        return move instanceof MoveAction.MoveTo to ? to.cost() : 0;
    }

    /** The name of the destination of a move. */
    public static String space(Option move) {
        return move.key().substring(MOVE.length());
    }
}
