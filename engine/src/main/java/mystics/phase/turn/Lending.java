package mystics.phase.turn;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Zone;

/** Lends ability cards of other heroes, to be used like the hero's own cards. */
public final class Lending {
    private Lending() {
    }

    /**
     * The deeds that a hero could do now with the ability cards of a friend, if they belonged to the hero and their
     * price were lowered by this much.
     */
    public static List<HeroTurn.Deed> deeds(Scene scene, Figure hero, Figure friend, int cheaper) {
        List<HeroTurn.Deed> deeds = new ArrayList<>();
        for (CardInPlay ability : friend.getAbilities()) {
            HeroTurn turn = HeroTurn.lent(hero, ability, cheaper);
            lend(scene, ability, hero, () -> scene.ask(turn), friend);
            turn.deeds().stream().filter(deed -> deed.key().equals("ability:" + ability.key()))
                    .forEach(deed -> deeds.add(new Lent(hero, friend, ability, deed)));
        }
        return deeds;
    }

    private static void lend(Scene scene, CardInPlay ability, Figure hero, Runnable using, Figure friend) {
        scene.draft().give(ability.getNumber(), Zone.ABILITY, hero.slot());
        using.run();
        scene.draft().give(ability.getNumber(), Zone.ABILITY, friend.slot());
    }

    /** The use of a lent ability. */
    private record Lent(Figure hero, Figure friend, CardInPlay ability, HeroTurn.Deed deed) implements HeroTurn.Deed {
        @Override
        public String key() {
            return deed.key();
        }

        @Override
        public Sentence words() {
            return Sentence.of("{hero}: {deed}", "hero", friend, "deed", deed.words());
        }

        @Override
        public Sentence hint() {
            return deed.hint();
        }

        @Override
        public void perform(Scene scene) {
            lend(scene, ability, hero, () -> deed.perform(scene), friend);
        }
    }
}
