package mystics.mod.words;

import java.util.Map;
import mystics.choice.Sentence;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Refusal;
import mystics.rules.Rule;
import mystics.rules.Scene;

/**
 * A deed that a rule has offered a hero in its turn. When the deed is chosen, only that rule is asked again; it then does the deed that it
 * offers at the same index.
 *
 * @param hero the hero whose turn it is
 * @param holder the piece that carries the rule
 * @param card the card that carries the rule
 * @param place the index of the deed among the options of the rule
 * @param label the label of the deed, as people read it
 * @param places the values for the places of the label
 * @param underway the action in the middle of which the deed was offered, or {@link Refusal#NONE}
 */
record RuleDeed(Rule rule, int hero, int holder, int card, int place, Refusal underway, String key, String label,
        Map<String, Object> places, Sentence hint, boolean isOfParty) implements HeroTurn.Deed {
    @Override
    public Sentence words() {
        return words(label, places);
    }

    /** A label from a script, with the values for the places in it. */
    static Sentence words(String label, Map<String, Object> places) {
        return places.isEmpty() ? Sentence.of(label) : Sentence.of(label, QuestionWords.flat(places));
    }

    @Override
    public void perform(Scene scene) {
        scene.perform(rule, holder, card, HeroTurn.again(scene.figure(hero), underway, place), this);
    }

    /** Whether a certain rule, carried by a certain piece, offered the deed. */
    boolean isOf(Rule other, int carrier, int carryingCard) {
        return rule == other && holder == carrier && card == carryingCard;
    }
}
