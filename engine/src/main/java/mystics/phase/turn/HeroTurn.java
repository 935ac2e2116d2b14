package mystics.phase.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Refusal;
import mystics.rules.Step;

/** What will the hero do next? Actions and {@code offer} rules put their options here, and say why others are not possible. */
public final class HeroTurn extends Moment implements Inquiry {
    /** Whose turn it is. */
    public final Figure hero;
    private final List<Deed> deeds = new ArrayList<>(24);
    private final List<Refusal> refusals;
    private final Refusal underway;
    private final int lent;
    private final int cheaper;

    private HeroTurn(Figure hero, List<Refusal> refusals, Refusal underway, int lent, int cheaper) {
        this.hero = hero;
        this.refusals = refusals;
        this.underway = underway;
        this.lent = lent;
        this.cheaper = cheaper;
    }

    /** The question as it is put to a player: only what is possible. */
    static HeroTurn asked(Figure hero) {
        return new HeroTurn(hero, NobodyAsks.LIST, Refusal.NONE, -1, 0);
    }

    /** The question with a reason for everything that is not possible. */
    static HeroTurn explained(Figure hero) {
        return new HeroTurn(hero, new ArrayList<>(), Refusal.NONE, -1, 0);
    }

    /** The question in the middle of an action, where only moving and laying party tokens is possible; everything else is refused with this reason. */
    static HeroTurn during(Refusal underway, Figure hero) {
        return new HeroTurn(hero, NobodyAsks.LIST, underway, -1, 0);
    }

    /** The same with a reason for everything that is not possible. */
    static HeroTurn explainedDuring(Refusal underway, Figure hero) {
        return new HeroTurn(hero, new ArrayList<>(), underway, -1, 0);
    }

    /** The question while a card is lent to the hero that costs so much less for it. */
    static HeroTurn lent(Figure hero, CardInPlay card, int cheaper) {
        return new HeroTurn(hero, NobodyAsks.LIST, Refusal.NONE, card.number(), cheaper);
    }

    /** Why nothing is possible now but moving and laying party tokens (TURN-3), or {@link Refusal#NONE}. */
    public Refusal underway() {
        return underway;
    }

    /** Whether a card is lent to the hero, and only what can be done with it is wanted. */
    public boolean isLent() {
        return lent >= 0;
    }

    /** How much less cheese a card costs the hero. */
    public int cheaper(CardInPlay card) {
        return card.number() == lent ? cheaper : 0;
    }

    /** A thing the hero can do. Its words are made when somebody reads them. */
    public interface Deed extends Option {
        /** Does it. */
        void run();

        /** The step that follows it while the turn goes on; {@code usual} unless the deed is not over yet. */
        default Step then(Step usual) {
            return usual;
        }
    }

    private record PlainDeed(String key, String label, String hint, Runnable doing) implements Deed {
        @Override
        public void run() {
            doing.run();
        }
    }

    private record PartyDeed(String key, String label, String hint, Runnable doing) implements Deed {
        @Override
        public boolean isForParty() {
            return true;
        }

        @Override
        public void run() {
            doing.run();
        }
    }

    private record PartyItem(String key, String label, String hint, Runnable doing) implements Deed {
        @Override
        public boolean isOfParty() {
            return true;
        }

        @Override
        public void run() {
            doing.run();
        }
    }

    /** Puts an option that uses a thing of the whole party. */
    public void optionOfPartyItem(String key, String label, String hint, Runnable doing) {
        Handed.over(key);
        Handed.over(label);
        Handed.over(hint);
        Handed.over(doing);
        deeds.add(new PartyItem(key, label, hint, doing));
    }

    /** Puts an option that decides for the whole party, such as where it goes. */
    public void optionOfParty(String key, String label, String hint, Runnable doing) {
        Handed.over(key);
        Handed.over(label);
        Handed.over(hint);
        Handed.over(doing);
        deeds.add(new PartyDeed(unlike(key), label, hint, doing));
    }

    /** Puts an option. */
    public void option(String key, String label, String hint, Runnable doing) {
        Handed.over(key);
        Handed.over(label);
        Handed.over(hint);
        Handed.over(doing);
        deeds.add(new PlainDeed(unlike(key), label, hint, doing));
    }

    /** A rule may speak for several pieces of its kind; each of its options is answered by a key of its own, from the second on with a number. */
    private String unlike(String key) {
        String open = key;
        for (int number = 2; deed(open).isPresent(); number++) {
            open = key + ":" + number;
        }
        return open;
    }

    /** Puts an option. */
    public void option(Deed deed) {
        Handed.over(deed);
        deeds.add(deed);
    }

    /** Says why something is not possible. */
    public void bar(Sentence what, Refusal refusal) {
        Handed.over(what);
        Handed.over(refusal);
        if (isExplained()) {
            refusals.add(refusal.of(what).fixed());
        }
    }

    /** Says why something is not possible that has no places in its name. */
    public void bar(String what, Refusal refusal) {
        if (isExplained()) {
            bar(Sentence.of(what), refusal);
        }
    }

    /** Whether anybody wants to know why things are not possible. */
    public boolean isExplained() {
        return refusals != NobodyAsks.LIST;
    }

    /** The options so far. */
    public List<Deed> deeds() {
        return deeds;
    }

    /** The option so far that a key names. */
    Optional<Deed> deed(String key) {
        for (int i = 0; i < deeds.size(); i++) {
            if (deeds.get(i).goesBy(key)) {
                return Optional.of(deeds.get(i));
            }
        }
        return Optional.empty();
    }

    /** Why other things are not possible. */
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
