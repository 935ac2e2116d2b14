package mystics.phase.card.trade;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.phase.card.Cards;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroAction;
import mystics.phase.turn.HeroTurn;
import mystics.phase.wheel.Cheese;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Zone;

/** Level up: a free action that buys an ability card (FREE-5). */
public final class LevelUpAction implements HeroAction {
    private static final String WORD = "level-up";
    /** The price of an ability. */
    public static final int PRICE = 6;
    private static final Sentence NAME = Sentence.of("Level up");
    private static final Sentence COST = Sentence.of("free, {n} cheese for an ability", "n", PRICE);

    @Override
    public String title() {
        return "Level up";
    }

    @Override
    public int place() {
        return 90;
    }

    @Override
    public Optional<ActionKind> kind() {
        return Optional.of(ActionKind.LEVEL_UP);
    }

    @Override
    public boolean isPointless(Scene scene, Figure hero) {
        return hero.getCheese() < PRICE;
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = Actions.barredFree(scene, hero, ActionKind.LEVEL_UP);
        if (barred.refused()) {
            turn.bar("Level up", barred);
        } else if (hero.getCheese() < PRICE) {
            if (turn.isExplained()) {
                turn.bar("Level up",
                        Refusal.because(
                                Sentence.of("{hero} needs {m} cheese and has {n}", "hero", hero, "n", hero.getCheese(), "m", PRICE),
                                "FREE-5", Sentence.of("Earn cheese in battle or share")));
            }
        } else if (!canLearn(scene, hero)) {
            if (turn.isExplained()) {
                turn.bar("Level up", Refusal.because(Sentence.of("no ability is left that {hero} can learn", "hero", hero), "FREE-5",
                        Sentence.of("Spend the cheese on abilities")));
            }
        } else {
            turn.option(WORD, NAME, COST, (now, acting) -> {
                Actions.useFree(now, ActionKind.LEVEL_UP);
                learn(now, acting, PRICE);
            });
        }
    }

    private static boolean canLearn(Scene scene, Figure hero) {
        for (int card = 0; card < scene.box().cardCount(); card++) {
            if (scene.box().cardType(card) == CardType.ABILITY && scene.draft().zone(card) == Zone.DECK
                    && Cards.meets(hero, scene.card(card).facts())) {
                return true;
            }
        }
        return false;
    }

    /** The abilities that a hero could learn now. */
    public static List<CardInPlay> open(Scene scene, Figure hero) {
        List<CardInPlay> open = Cards.abilities(scene);
        open.removeIf(card -> !Cards.meets(hero, card.facts()));
        return open;
    }

    /** A hero pays and learns an ability of its choice. */
    public static void learn(Scene scene, Figure hero, int price) {
        Cheese.pay(scene, hero, price);
        CardInPlay ability = scene.choose(hero.seat(), Sentence.of("Which ability does {hero} learn?", "hero", hero), open(scene, hero));
        scene.happen(new LevelledUp(hero, ability), learnt -> {
            scene.draft().give(ability.getNumber(), Zone.ABILITY, hero.slot());
            scene.tell("FREE-5", "{hero} learns {ability}", "hero", hero, "ability", ability);
        });
    }
}
