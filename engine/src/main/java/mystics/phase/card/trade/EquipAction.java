package mystics.phase.card.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.phase.card.Cards;
import mystics.phase.card.Slots;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroAction;
import mystics.phase.turn.HeroTurn;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Zone;

/** Equip: a free action that moves any cards between pack and slots (FREE-2, RUL-86). */
public final class EquipAction implements HeroAction {
    private static final String WORD = "equip";
    private static final Sentence NAME = Sentence.of("Equip");
    private static final Option DONE = Option.of("done", "Done");
    private static final Option NOTHING = Option.of("done", "Change nothing", "equipping is used up for this turn all the same");

    @Override
    public String title() {
        return "Equip";
    }

    @Override
    public int place() {
        return 80;
    }

    @Override
    public Optional<ActionKind> kind() {
        return Optional.of(ActionKind.EQUIP);
    }

    @Override
    public boolean isPointless(Scene scene, Figure hero) {
        return hero.getEquipped().isEmpty() && hero.getPack().isEmpty();
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = Actions.barredFree(scene, hero, ActionKind.EQUIP);
        if (barred.refused()) {
            turn.bar("Equip", barred);
        } else if (!canChange(scene, hero)) {
            turn.bar("Equip", "there is nothing to change", "FREE-2", "Find something to wear");
        } else {
            turn.option(WORD, NAME, ActionKind.EQUIP.price(), EquipAction::equip);
        }
    }

    private static boolean canChange(Scene scene, Figure hero) {
        if (!hero.getEquipped().isEmpty()) {
            return true;
        }
        List<CardInPlay> pack = hero.getPack();
        for (int i = 0; i < pack.size(); i++) {
            if (isWearable(scene, hero, pack.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWearable(Scene scene, Figure hero, CardInPlay card) {
        return card.type().equipment() && card.suits(hero) && !Slots.barred(scene, hero, card).refused();
    }

    /** One change of equipment: a card is put on, or a worn card is taken off. */
    public record Change(CardInPlay card, boolean worn) implements Option {
        @Override
        public String key() {
            return (worn ? "off:" : "wear:") + card.key();
        }

        @Override
        public Sentence words() {
            return Sentence.of(worn ? "Take off {card}" : "Put on {card}", "card", card);
        }

        @Override
        public Sentence hint() {
            return card.hint();
        }
    }

    /** Lets a hero change its equipment; each card can be put on or taken off once. */
    public static void equip(Scene scene, Figure hero) {
        Actions.useFree(scene, ActionKind.EQUIP);
        List<CardInPlay> moved = new ArrayList<>();
        while (true) {
            List<Option> choices = choices(scene, hero, moved);
            if (choices.size() == 1) {
                break;
            }
            Option chosen = scene.choose(hero.seat(), Sentence.of("What does {hero} put on or take off?", "hero", hero), choices);
            if (!(chosen instanceof Change change)) {
                break;
            }
            moved.add(change.card());
            if (change.worn()) {
                scene.draft().give(change.card().getNumber(), Zone.PACK, hero.slot());
                scene.tell("FREE-2", "{hero} takes off {card}", "hero", hero, "card", change.card());
            } else {
                Slots.equip(scene, hero, change.card());
            }
        }
        Cards.trim(scene, hero);
    }

    private static List<Option> choices(Scene scene, Figure hero, List<CardInPlay> moved) {
        List<Option> choices = new ArrayList<>();
        for (CardInPlay card : hero.getPack()) {
            if (!moved.contains(card) && isWearable(scene, hero, card)) {
                choices.add(new Change(card, false));
            }
        }
        for (CardInPlay card : hero.getEquipped()) {
            if (!moved.contains(card)) {
                choices.add(new Change(card, true));
            }
        }
        choices.add(moved.isEmpty() ? NOTHING : DONE);
        return choices;
    }
}
