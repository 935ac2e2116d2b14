package mystics.bot;

import java.util.List;
import java.util.function.ToDoubleFunction;
import mystics.choice.Option;
import mystics.phase.card.Cards;
import mystics.phase.card.trade.EquipAction.Change;
import mystics.phase.card.trade.ShareAction.CardGift;
import mystics.phase.card.trade.ShareAction.CheeseGift;
import mystics.phase.search.Searches.Keep;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** Answers to questions whose options are words: yes or no, keep or sell, which card to equip, which card to give. */
final class WordAnswers {
    private static final String DONE = "done";
    /** The lowest worth at which a card is kept rather than sold. */
    private static final double WORTH_KEEPING = 1;

    private WordAnswers() {
    }

    /** The index of the answer, for a hero or for the party. */
    static int best(List<? extends Option> options, Scene scene) {
        return Replies.most(options, measure(scene));
    }

    private static ToDoubleFunction<Option> measure(Scene scene) {
        return option -> {
            if (option instanceof Keep keep) {
                return isWorthKeeping(scene, keep.card()) ? 1 : -1;
            }
            if (option.key().equals(DONE)) {
                return 0;
            }
            if (option instanceof Change change) {
                return change(scene, change.card());
            }
            if (option instanceof CardGift gift) {
                return Gear.shouldHave(gift.to(), gift.from(), gift.card()) ? 1 : -1;
            }
            if (option instanceof CheeseGift) {
                return -1;
            }
            return option.key().equals("yes") ? 1 : 0;
        };
    }

    private static double change(Scene scene, CardInPlay card) {
        for (Figure hero : scene.heroes()) {
            if (card.isHeldBy(hero)) {
                return !card.isEquipped() && Gear.isBetterWorn(hero, card) ? Gear.gain(hero, card) : -1;
            }
        }
        return -1;
    }

    private static boolean isWorthKeeping(Scene scene, CardInPlay card) {
        for (Figure hero : scene.party()) {
            if (Gear.gain(hero, card) > WORTH_KEEPING && hero.getPack().size() < Cards.PACK) {
                return true;
            }
        }
        return false;
    }
}
