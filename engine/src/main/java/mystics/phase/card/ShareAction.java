package mystics.phase.card;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroAction;
import mystics.phase.turn.HeroTurn;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Zone;

/** Share: a free action that trades search cards and cheese with one hero in reach (FREE-1). */
public final class ShareAction implements HeroAction {
    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = Actions.barredFree(scene, hero, ActionKind.SHARE);
        if (barred.refused()) {
            turn.bar("Share", barred);
            return;
        }
        for (Figure friend : scene.heroes()) {
            if (friend.equals(hero)) {
                continue;
            }
            if (!hero.reaches(friend)) {
                if (turn.isExplained()) {
                    turn.bar("Share with " + friend, Refusal.because(friend + " is not in the same or an adjacent space", "FREE-1", "Move next to " + friend));
                }
            } else if (!hasAnything(scene, hero) && !hasAnything(scene, friend)) {
                turn.bar("Share with " + friend, Refusal.because("neither has anything to give", "FREE-1", "Find or earn something"));
            } else {
                turn.option(new ShareWith(scene, hero, friend));
            }
        }
    }

    private static boolean hasAnything(Scene scene, Figure hero) {
        if (hero.getCheese() > 0) {
            return true;
        }
        for (int card : scene.draft().held()) {
            if (scene.draft().holderOf(card) == hero.slot() && scene.draft().zone(card) != Zone.ABILITY) {
                return true;
            }
        }
        return false;
    }

    /** Sharing with one friend. */
    private record ShareWith(Scene scene, Figure hero, Figure friend) implements HeroTurn.Deed {
        @Override
        public String key() {
            return "share:" + friend.key();
        }

        @Override
        public String label() {
            return "Share with " + friend;
        }

        @Override
        public String hint() {
            return "free, once a turn";
        }

        @Override
        public void run() {
            share(scene, hero, friend);
        }
    }

    /** One thing that changes hands. */
    public record Gift(String key, String label, String hint, Figure from, Figure to, CardInPlay card) implements Option {
    }

    /** Lets two heroes trade, each card once, until they are done. */
    public static void share(Scene scene, Figure hero, Figure friend) {
        Actions.useFree(scene, ActionKind.SHARE);
        scene.happen(new Shared(hero, friend), shared -> {
            List<Object> moved = new ArrayList<>();
            Sentence prompt = Sentence.of("What do {hero} and {friend} share?", "hero", hero, "friend", friend);
            Gift gift = scene.choose(hero.seat(), prompt, choices(hero, friend, moved));
            while (!gift.key().equals("done")) {
                give(scene, gift);
                moved.add(gift.card() == null ? gift.to() : gift.card());
                gift = scene.choose(hero.seat(), prompt, choices(hero, friend, moved));
            }
            Cards.trim(scene, hero);
            Cards.trim(scene, friend);
        });
    }

    private static void give(Scene scene, Gift gift) {
        if (gift.card() == null) {
            scene.draft().setCheese(gift.from().slot(), gift.from().getCheese() - 1);
            scene.draft().setCheese(gift.to().slot(), Math.min(250, gift.to().getCheese() + 1));
        } else {
            scene.draft().give(gift.card().number(), gift.card().type() == CardType.TRICK ? Zone.TRICKS : Zone.PACK, gift.to().slot());
        }
        scene.tell("FREE-1", "{from} gives {to} {what}", "from", gift.from(), "to", gift.to(), "what", gift.card() == null ? "1 cheese" : gift.card().getName());
    }

    /** Cheese goes one way only in one share, so that every share ends. */
    private static List<Gift> choices(Figure hero, Figure friend, List<?> moved) {
        List<Gift> choices = new ArrayList<>();
        addCards(choices, hero, friend, moved);
        addCards(choices, friend, hero, moved);
        if (hero.getCheese() > 0 && !moved.contains(hero)) {
            choices.add(new Gift("give:cheese", "Give 1 cheese to " + friend, "", hero, friend, null));
        }
        if (friend.getCheese() > 0 && !moved.contains(friend)) {
            choices.add(new Gift("take:cheese", "Take 1 cheese from " + friend, "", friend, hero, null));
        }
        choices.add(new Gift("done", "Done", "", hero, friend, null));
        return choices;
    }

    private static void addCards(List<Gift> choices, Figure from, Figure to, List<?> moved) {
        for (Zone zone : List.of(Zone.PACK, Zone.TRICKS, Zone.EQUIPPED)) {
            for (CardInPlay card : from.cards(zone)) {
                if (!moved.contains(card)) {
                    choices.add(new Gift("give:" + card.key(), from + " gives " + card + " to " + to, card.hint(), from, to, card));
                }
            }
        }
    }
}
