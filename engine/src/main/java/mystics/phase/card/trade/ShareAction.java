package mystics.phase.card.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.phase.card.CardHanded;
import mystics.phase.card.Cards;
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
    private static final Refusal TOO_FAR = Refusal.because("not in the same or an adjacent space", "FREE-1", "Move next to a friend");
    private static final Refusal NOTHING_TO_GIVE = Refusal.because("neither has anything to give", "FREE-1", "Find or earn something");
    private static final String WORD = "share:";
    private static final List<Zone> SHARED = List.of(Zone.PACK, Zone.TRICKS, Zone.EQUIPPED);
    private static final String GIVE = "give:cheese";
    private static final Option DONE = Option.of("done", "Done");
    private static final Option NOTHING = Option.of("done", "Share nothing", "sharing is used up for this turn all the same");

    @Override
    public String title() {
        return "Share";
    }

    @Override
    public int place() {
        return 70;
    }

    @Override
    public Optional<ActionKind> kind() {
        return Optional.of(ActionKind.SHARE);
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = Actions.barredFree(scene, hero, ActionKind.SHARE);
        if (barred.refused()) {
            turn.bar("Share", barred);
            return;
        }
        List<Figure> heroes = scene.heroes();
        for (int i = 0; i < heroes.size(); i++) {
            Figure friend = heroes.get(i);
            if (friend.equals(hero)) {
                continue;
            }
            boolean near = hero.reaches(friend);
            if (near && (hasAnything(scene, hero) || hasAnything(scene, friend))) {
                turn.option(new ShareWith(hero, friend));
            } else if (turn.isExplained()) {
                turn.bar(Sentence.of("Share with {hero}", "hero", friend), near ? NOTHING_TO_GIVE : TOO_FAR);
            }
        }
    }

    private static boolean hasAnything(Scene scene, Figure hero) {
        if (hero.getCheese() > 0) {
            return true;
        }
        for (int card : scene.draft().held()) {
            if (scene.draft().holds(hero.slot(), card) && scene.draft().zone(card) != Zone.ABILITY) {
                return true;
            }
        }
        return false;
    }

    /** Sharing with one friend. */
    private record ShareWith(Figure hero, Figure friend) implements HeroTurn.Deed {
        @Override
        public String key() {
            return WORD + friend.key();
        }

        @Override
        public Optional<HeroTurn.Deed> find(String key) {
            return key.startsWith(WORD) && key.equals(key()) ? Optional.of(this) : Optional.empty();
        }

        @Override
        public Sentence words() {
            return Sentence.of("Share with {hero}", "hero", friend);
        }

        @Override
        public Sentence hint() {
            return ActionKind.SHARE.price();
        }

        @Override
        public void perform(Scene scene) {
            share(scene, scene.figure(hero.slot()), scene.figure(friend.slot()));
        }
    }

    /** One card or cheese that passes from one hero to the other. */
    public interface Gift extends Option {
        /** The hero who gives the card or cheese. */
        Figure from();

        /** The hero who gets the card or cheese. */
        Figure to();
    }

    /** A card changes hands. */
    public record CardGift(Figure from, Figure to, CardInPlay card) implements Gift {
        @Override
        public String key() {
            return "give:" + card.key();
        }

        @Override
        public Sentence words() {
            return Sentence.of("{hero} gives {card} to {friend}", "hero", from, "card", card, "friend", to);
        }

        @Override
        public Sentence hint() {
            return card.hint();
        }
    }

    /** One cheese changes hands: the acting hero either gives it or takes it. */
    public record CheeseGift(String key, Figure from, Figure to) implements Gift {
        @Override
        public Sentence words() {
            return key.equals(GIVE) ? Sentence.of("Give 1 cheese to {hero}", "hero", to)
                    : Sentence.of("Take 1 cheese from {hero}", "hero", from);
        }
    }

    /** Lets two heroes trade until they are done; each card can change hands once. */
    public static void share(Scene scene, Figure hero, Figure friend) {
        Actions.useFree(scene, ActionKind.SHARE);
        scene.happen(new Shared(hero, friend), shared -> {
            List<Object> moved = new ArrayList<>();
            Sentence prompt = Sentence.of("What do {hero} and {friend} share?", "hero", hero, "friend", friend);
            Option chosen = scene.choose(hero.seat(), prompt, choices(hero, friend, moved));
            while (chosen instanceof Gift gift) {
                give(scene, gift);
                moved.add(gift instanceof CardGift given ? given.card() : gift.to());
                chosen = scene.choose(hero.seat(), prompt, choices(hero, friend, moved));
            }
            Cards.trim(scene, hero);
            Cards.trim(scene, friend);
        });
    }

    private static void give(Scene scene, Gift gift) {
        if (gift instanceof CardGift given) {
            scene.draft().give(given.card().getNumber(), given.card().type() == CardType.TRICK ? Zone.TRICKS : Zone.PACK, gift.to().slot());
        } else {
            scene.draft().setCheese(gift.from().slot(), gift.from().getCheese() - 1);
            scene.draft().setCheese(gift.to().slot(), Math.min(250, gift.to().getCheese() + 1));
        }
        scene.tell("FREE-1", "{from} gives {to} {what}", "from", gift.from(), "to", gift.to(), "what",
                gift instanceof CardGift given ? given.card().spoken() : Sentence.of("{n} cheese", "n", 1));
        if (gift instanceof CardGift given) {
            scene.happened(new CardHanded(given.card(), gift.from(), gift.to()));
        }
    }

    /** While two heroes share, cheese passes in one direction only; otherwise they could share for ever. */
    private static List<Option> choices(Figure hero, Figure friend, List<?> moved) {
        List<Option> choices = new ArrayList<>();
        addCards(choices, hero, friend, moved);
        addCards(choices, friend, hero, moved);
        if (hero.getCheese() > 0 && !moved.contains(hero)) {
            choices.add(new CheeseGift(GIVE, hero, friend));
        }
        if (friend.getCheese() > 0 && !moved.contains(friend)) {
            choices.add(new CheeseGift("take:cheese", friend, hero));
        }
        choices.add(moved.isEmpty() ? NOTHING : DONE);
        return choices;
    }

    private static void addCards(List<Option> choices, Figure from, Figure to, List<?> moved) {
        for (Zone zone : SHARED) {
            for (CardInPlay card : from.cards(zone)) {
                if (!moved.contains(card)) {
                    choices.add(new CardGift(from, to, card));
                }
            }
        }
    }
}
