package mystics.phase.card;

import mystics.phase.Phase;
import mystics.phase.card.trade.EquipAction;
import mystics.phase.card.trade.LevelUpAction;
import mystics.phase.card.trade.LevelledUp;
import mystics.phase.card.trade.ShareAction;
import mystics.phase.card.trade.Shared;
import mystics.phase.turn.HeroAction;

/** Cards of heroes, and free actions with them (CARD, FREE). */
public final class CardPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public CardPhase() {
        part("Cards");
        among(HeroAction.class, ShareAction.class); // free: hand cards and cheese over
        moment(Shared.class); // something was handed over
        moment(CardHanded.class); // a card has changed paws
        moment(CardUsed.class); // a card is used
        moment(CardDiscarded.class); // a card is discarded
        among(HeroAction.class, EquipAction.class); // free: between pack and slots
        moment(EquipAllowed.class); // may it wear that?
        moment(PawsNeeded.class); // how many paws that takes
        moment(Equipped.class); // a card is worn
        among(HeroAction.class, LevelUpAction.class); // free: 6 cheese for an ability
        moment(LevelledUp.class); // a new ability
    }
}
