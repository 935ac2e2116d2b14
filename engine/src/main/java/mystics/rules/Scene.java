package mystics.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.Box;
import mystics.table.Draft;

/** Everything that a rule may read and do in its run. */
public interface Scene {
    /** The facts of the pieces in play. */
    Box box();

    /** The current table of this run. */
    Draft draft();

    /** The figure in a slot. */
    Figure figure(int slot);

    /** The room with the given number. */
    RoomInPlay room(int room);

    /** The card with the given number. */
    CardInPlay card(int card);

    /** The heroes on the board, top of the track first. */
    List<Figure> heroes();

    /** All heroes of the party in party order, including captured ones but not those in reserve or safe. */
    List<Figure> party();

    /** The heroes in reserve that stand on a space. */
    List<Figure> waiting();

    /** The minions on the board, in slot order: the foes of the heroes, without {@link #allies()}. */
    List<Figure> minions();

    /** The allies on the board, in slot order: figures of minion cards that fight for the heroes. */
    List<Figure> allies();

    /** The figures of minion cards on the board, on either side: minions, then allies. */
    default List<Figure> carded() {
        return allies().isEmpty() ? minions() : Stream.concat(minions().stream(), allies().stream()).toList();
    }

    /**
     * Lets a moment happen: asks the rules in force, verb by verb, and carries out the deed unless it is forbidden or replaced.
     *
     * @return whether the deed was done
     */
    <M extends Moment & Happening> boolean happen(M moment, Consumer<? super M> deed);

    /** Lets a moment happen that has an effect only through rules, because the kernel itself does nothing at it. */
    <M extends Moment & Occurrence> void happened(M moment);

    /** The innermost moment of the given kind whose deed is now being done, or about which rules are still speaking. */
    <M extends Moment> Optional<M> happening(Class<M> kind);

    /** The reason why a moment may not happen now, or {@link Refusal#NONE}. */
    <M extends Moment & Permission> Refusal allowed(M moment);

    /**
     * Whether no rule in force would speak, with any verb, at a moment at which a given figure acts. The method serves moments so frequent
     * that even creating them would take too long.
     */
    boolean silent(Class<? extends Moment> moment, Figure actor);

    /** Asks the rules in force about a moment that only asks for a value, such as a number of dice or the ways of a figure. */
    <M extends Moment & Inquiry> M ask(M moment);

    /** Asks a seat to choose one of several options. If there is only one option, nobody is asked. */
    <T extends Option> T choose(Seat seat, Sentence prompt, List<T> options);

    /** Throws dice; none are thrown for 0 or fewer (DICE-3). */
    Dice roll(Purpose purpose, int dice, Sentence prompt);

    /** Tries answers to the question that a player is being asked; {@link Trials#NONE} if no game is being played. */
    Trials trials();

    /** Draws one of several options unseen. If there is only one option, no chance is needed. */
    <T extends Option> T draw(Purpose purpose, Sentence prompt, List<T> options);

    /** The number of answers in this game so far, including those of chance. Forced choices do not count. */
    int answered();

    /** Whether anybody reads the log. If nobody reads the log, no line needs to be made. */
    boolean told();

    /** Writes a line of the log with the rule id that caused it. */
    void tell(String cause, String pattern, Object... places);

    /**
     * The log lines that a rule has caused so far, oldest first; none if nobody reads the log. Nothing in the game may depend on the log
     * lines.
     */
    List<Line> lines(String cause);

    /** Puts a step on top of the agenda. */
    void next(Step step);

    /**
     * Performs a follow-up step as soon as the current step is over, before everything else that the current step puts on the agenda.
     * Follow-ups that were added earlier come first.
     */
    void followUp(Step step);

    /** Whether this step has a follow-up. */
    boolean hasFollowUp();

    /** Performs a step now, inside this run. */
    void now(Step step);

    /** Ends the chapter and the run: nothing after this call is carried out. */
    void end(mystics.table.Outcome outcome);

    /**
     * Lets a rule do something that it has offered at a moment, such as the deed of an option. The deed counts as the rule's own, but the
     * steps of the deed are counted separately.
     *
     * @param holder the piece that carried the rule when it made the offer
     * @param card the card that carried the rule when it made the offer, or -1
     */
    void as(Rule rule, int holder, int card, Moment moment, Consumer<Speech> deed);

    /**
     * Lets a rule perform the chosen option that it offered at a moment.
     *
     * @param holder the piece that carried the rule when it made the offer
     * @param card the card that carried the rule when it made the offer, or -1
     */
    void perform(Rule rule, int holder, int card, Moment moment, Option chosen);

    /**
     * A service that steps share and no table holds, such as the actions of a hero's turn. A service is the same for all games of a kernel.
     */
    <S> S service(Class<S> type);

    /** The meter of the mod to which a rule belongs, in this run. */
    Meter meter(Rule rule);

    /** The speaking rule, as {@code mod:folder/entry}; empty in the kernel. */
    String speaker();

    /** The name of the piece whose rule is speaking. */
    String speakerName();
}
