package mystics.mod.words;

import groovy.lang.Closure;
import java.util.List;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroTurn;
import mystics.phase.turn.Lending;
import mystics.phase.turn.RecoverChoices;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Only;
import mystics.rules.Refusal;
import mystics.rules.Verb;

/** Words for offering a hero something in its turn. */
public abstract class OfferWords extends StoryWords {
    /**
     * Offers the acting hero a deed; only in {@code offer(HeroTurn)}. The key of the option is this entry's id. In the middle of a scurry,
     * only party items offer anything (TURN-3).
     */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(@Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry(), label, Map.of(), deed);
    }

    /** Offers the acting hero a deed; {@code {name}} in its label stands for the argument {@code name}. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(Map<String, Object> places, @Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry(), label, places, deed);
    }

    /** Offers the acting hero a deed, with a key that distinguishes it from other options of this entry. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry() + ":" + key, label, Map.of(), deed);
    }

    /** Offers the acting hero a deed that has a key of its own; {@code {name}} in its label stands for the argument {@code name}. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void option(Map<String, Object> places, String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        put(hasTurn(), entry() + ":" + key, label, places, deed);
    }

    /**
     * Explains why a deed is not possible now; only in {@code offer(HeroTurn)}. {@code {name}} in the label, the reason
     * and the remedy stands for the argument {@code name}.
     */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void barred(@Names(value = What.SENTENCE, under = "remedy") Map<String, Object> named, @Names(What.SENTENCE) String what,
            @Names(What.SENTENCE) String why) {
        if (hasTurn().isExplained()) {
            hasTurn().bar(said(what, named), refusal(named, why));
        }
    }

    /** Offers something from which the hero can recover; only in {@code offer(RecoverChoices)}. */
    @Only(value = Verb.OFFER, at = RecoverChoices.class)
    public void recoverFrom(@Names(What.SENTENCE) String words, Closure<?> deed) {
        recoverFrom(Map.of(), words, deed);
    }

    /** Offers something from which the hero can recover; {@code {name}} in its words stands for the argument {@code name}. */
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

    /** Offers the acting hero an additional action; {@code key} distinguishes it from other options of this entry. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void action(String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        act(ActionKind.SPECIAL, key, label, Map.of(), deed);
    }

    /** Offers the acting hero an action; {@code {name}} in its label stands for the argument {@code name}. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void action(Map<String, Object> places, String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        act(ActionKind.SPECIAL, key, label, places, deed);
    }

    /** Offers the acting hero an action that counts as a battle; {@code key} distinguishes it from other options of this entry. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void battle(String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        act(ActionKind.BATTLE, key, label, Map.of(), deed);
    }

    /** Offers the acting hero a battle; {@code {name}} in its label stands for the argument {@code name}. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void battle(Map<String, Object> places, String key, @Names(What.SENTENCE) String label, Closure<?> deed) {
        act(ActionKind.BATTLE, key, label, places, deed);
    }

    private void act(ActionKind kind, String key, String label, Map<String, Object> places, Closure<?> deed) {
        HeroTurn turn = hasTurn();
        Refusal barred = turn.underway().refused() ? turn.underway() : Actions.barred(scene(), turn.hero, kind);
        if (barred.refused()) {
            bar(turn, label, places, barred);
            return;
        }
        Figure hero = turn.hero;
        put(turn, entry() + ":" + key, label, places, kind.price(), () -> Actions.perform(scene(), hero, kind, deed::call));
    }

    /**
     * Whether the acting hero could now use an ability card of one of these friends, at a price reduced by this amount; only in {@code
     * offer(HeroTurn)}.
     */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public boolean canBorrow(List<Figure> friends, int cheaper) {
        return !skills(friends, cheaper).isEmpty();
    }

    /** The acting hero chooses and uses an ability card of one of these friends, at a price reduced by this amount. */
    @Only(value = Verb.OFFER, at = HeroTurn.class)
    public void borrow(List<Figure> friends, int cheaper) {
        scene().choose(hasTurn().hero.seat(), Sentence.of("Which skill?"), skills(friends, cheaper)).perform(scene());
    }

    private List<HeroTurn.Deed> skills(List<Figure> friends, int cheaper) {
        return hasTurn().isLent() ? List.of()
                : friends.stream().flatMap(friend -> Lending.deeds(scene(), hasTurn().hero, friend, cheaper).stream()).toList();
    }
}
