package mystics.phase.turn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Offer;
import mystics.choice.Offers;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * What will the hero do next? Actions and {@code offer} rules add their options here, and explain why other deeds are
 * not possible.
 */
public final class HeroTurn extends Moment implements Inquiry {
    /** The hero whose turn it is. */
    public final Figure hero;
    private final Offers<Deed> offers = new Offers<>();
    private final List<Refusal> refusals;
    private final List<Price> prices = new ArrayList<>();
    private final Refusal underway;
    private final int lent;
    private final int cheaper;
    private final int wanted;
    private Optional<Runnable> again = Optional.empty();
    /** The number that the next option with the same key gets, by key; most questions have no key more than once. */
    private Map<String, Integer> numbers = Map.of();

    private HeroTurn(Figure hero, List<Refusal> refusals, Refusal underway, int lent, int cheaper, int wanted) {
        this.hero = hero;
        this.refusals = refusals;
        this.underway = underway;
        this.lent = lent;
        this.cheaper = cheaper;
        this.wanted = wanted;
    }

    /** The question for a player, with possible options only. */
    public static HeroTurn asked(Figure hero) {
        return new HeroTurn(hero, NobodyAsks.LIST, Refusal.NONE, -1, 0, -1);
    }

    /** The question with a reason for every deed that is not possible. */
    static HeroTurn explained(Figure hero) {
        return new HeroTurn(hero, new ArrayList<>(), Refusal.NONE, -1, 0, -1);
    }

    /**
     * The question in the middle of an action, when only moving and laying party tokens are possible. Every other deed
     * is refused with this reason.
     */
    static HeroTurn during(Refusal underway, Figure hero) {
        return new HeroTurn(hero, NobodyAsks.LIST, underway, -1, 0, -1);
    }

    /** The question in the middle of an action, with a reason for every deed that is not possible. */
    static HeroTurn explainedDuring(Refusal underway, Figure hero) {
        return new HeroTurn(hero, new ArrayList<>(), underway, -1, 0, -1);
    }

    /** The question while a card is lent to the hero at a price lowered by this much. */
    static HeroTurn lent(Figure hero, CardInPlay card, int cheaper) {
        return new HeroTurn(hero, NobodyAsks.LIST, Refusal.NONE, card.getNumber(), cheaper, -1);
    }

    /** The question that asks one rule again for a deed which it has offered. The deed is given by its index among the rule's options. */
    public static HeroTurn again(Figure hero, Refusal underway, int place) {
        return new HeroTurn(hero, NobodyAsks.LIST, underway, -1, 0, place);
    }

    /** The reason why nothing is possible now except moving and laying party tokens (TURN-3), or {@link Refusal#NONE}. */
    public Refusal underway() {
        return underway;
    }

    /** Whether a card is lent to the hero, so that only deeds with this card are wanted. */
    public boolean isLent() {
        return lent >= 0;
    }

    /** The amount of cheese by which a card's price is reduced for the hero. */
    public int cheaper(CardInPlay card) {
        return card.getNumber() == lent ? cheaper : 0;
    }

    /**
     * A deed that the hero can do; it is also an offer with this deed alone. A deed refers to pieces by number, so any run that has reached
     * the same question can perform it. The words of a deed are made when somebody reads them.
     */
    public interface Deed extends Option, Offer<Deed> {
        /** Does it. */
        void perform(Scene scene);

        /** The step that follows the deed during the turn: {@code usual}, or another step while the deed is not yet over. */
        default Step then(Step usual) {
            return usual;
        }

        @Override
        default int size() {
            return 1;
        }

        @Override
        default Deed at(int place) {
            return this;
        }

        @Override
        default Optional<Deed> find(String key) {
            return key().equals(key) ? Optional.of(this) : Optional.empty();
        }
    }

    /** The effect of a deed that the kernel offers. */
    public interface Doing {
        /** Lets a hero perform the deed in the current scene. */
        void perform(Scene scene, Figure hero);
    }

    private record PlainDeed(int hero, String key, Sentence words, Sentence hint, Doing doing) implements Deed {
        @Override
        public void perform(Scene scene) {
            doing.perform(scene, scene.figure(hero));
        }
    }

    /** Adds an option. */
    public void option(String key, Sentence words, Sentence hint, Doing doing) {
        offers.put(new PlainDeed(hero.slot(), unlike(key), words, hint, doing));
    }

    /** Makes a key unique, because a rule may speak for several pieces of its kind. If an option already has the key, a number is added. */
    public String unlike(String key) {
        if (offers.find(key).isEmpty()) {
            return key;
        }
        int number = numbers.getOrDefault(key, 2);
        while (offers.find(key + ":" + number).isPresent()) {
            number++;
        }
        numbers = new HashMap<>(numbers);
        numbers.put(key, number + 1);
        return key + ":" + number;
    }

    /** Adds some options. */
    public void option(Offer<Deed> offer) {
        if (offer.size() > 0) {
            offers.put(offer);
        }
    }

    /** Adds an option of a rule. If the rule is being asked again because this option was chosen, the option's deed is kept. */
    public void option(Deed deed, int place, Runnable doing) {
        option(deed);
        if (place == wanted) {
            again = Optional.of(doing);
        }
    }

    /** The option that was added last. */
    public Optional<Offer<Deed>> last() {
        return offers.last();
    }

    /** The deed of the chosen option, from the rule that was asked again. */
    public Runnable offeredAgain() {
        return again.orElseThrow(
                () -> new IllegalStateException("asked again where nothing has changed, the rule no longer offers what it had offered"));
    }

    /** Explains why a deed is not possible. */
    public void bar(Sentence what, Refusal refusal) {
        Handed.over(what);
        Handed.over(refusal);
        if (isExplained()) {
            refusals.add(refusal.of(what).fixed());
        }
    }

    /** Explains why a deed whose name has no places is not possible. */
    public void bar(String what, Refusal refusal) {
        if (isExplained()) {
            bar(Sentence.of(what), refusal);
        }
    }

    /** Explains why a deed is not possible, in sentences without places. */
    public void bar(String what, String why, String rule, String remedy) {
        if (isExplained()) {
            bar(Sentence.of(what), Refusal.because(why, rule, remedy));
        }
    }

    /** The price that the hero pays for a card, which may differ from the printed price. */
    public record Price(CardInPlay card, int cost) {
    }

    /** Names the price of a card, whether or not the hero can use the card now. */
    public void quote(Price price) {
        if (isExplained()) prices.add(price);
    }

    /** The prices that have been named. */
    List<Price> prices() {
        return prices;
    }

    /** Whether reasons are wanted for deeds that are not possible. */
    public boolean isExplained() {
        return refusals != NobodyAsks.LIST;
    }

    /** The options so far. */
    public List<Deed> deeds() {
        return offers;
    }

    /** The reasons why other deeds are not possible. */
    public List<Refusal> refusals() {
        return List.copyOf(refusals);
    }

    @Override
    public int actor() {
        return hero.slot();
    }

    private static final class NobodyAsks {
        private static final List<Refusal> LIST = List.of();
    }
}
