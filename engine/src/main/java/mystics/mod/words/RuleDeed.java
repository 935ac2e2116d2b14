package mystics.mod.words;

import java.util.Map;
import mystics.choice.Sentence;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Refusal;
import mystics.rules.Rule;
import mystics.rules.Scene;

/**
 * What a rule has offered a hero in its turn. When it is chosen, that rule alone is asked again, and does what it offers then
 * in the same place.
 *
 * @param hero whose turn it is; {@code holder} and {@code card} carry the rule
 * @param place which of the options of this rule
 * @param label what people read, and {@code places} what stands in its places
 * @param underway the action in the middle of which it was offered, or {@link Refusal#NONE}
 */
record RuleDeed(Rule rule, int hero, int holder, int card, int place, Refusal underway, String key, String label,
        Map<String, Object> places, Sentence hint, boolean isOfParty) implements HeroTurn.Deed {
    @Override
    public Sentence words() {
        return words(label, places);
    }

    /** A label of a script with what stands in its places. */
    static Sentence words(String label, Map<String, Object> places) {
        return places.isEmpty() ? Sentence.of(label) : Sentence.of(label, QuestionWords.flat(places));
    }

    @Override
    public void perform(Scene scene) {
        scene.perform(rule, holder, card, HeroTurn.again(scene.figure(hero), underway, place), this);
    }

    /** Whether it was offered by a rule and what carries that rule. */
    boolean isOf(Rule other, int carrier, int carryingCard) {
        return rule == other && holder == carrier && card == carryingCard;
    }
}
