package mystics.soak;

import java.util.List;
import java.util.Map;
import mystics.content.CardType;
import mystics.content.MarkKind;
import mystics.phase.Notes;
import mystics.phase.card.Cards;
import mystics.phase.card.Slots;
import mystics.phase.encounter.Arrival;
import mystics.phase.encounter.ArrivalWhy;
import mystics.phase.move.Moves;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;
import mystics.table.FigureState;
import mystics.table.Zone;

/**
 * One addition to the table of a random set-up. An addition that the rules would not allow, such as a figure on a full space, is left out.
 */
public sealed interface Extra {
    /** Adds this addition to the table. */
    void lay(Scene scene);

    /** A value for one of the numbers that {@link Clock} lists. */
    record Numbered(Clock clock, int number) implements Extra {
        @Override
        public void lay(Scene scene) {
            if (clock != Clock.PAGE || number < scene.draft().get(Clock.END_PAGE)) {
                scene.draft().set(clock, number);
            }
        }
    }

    /** Minions of a kind in the starting room (INIT-3). */
    record Come(String minion, int number) implements Extra {
        @Override
        public void lay(Scene scene) {
            Arrival.establish(scene, start(scene).getRoom(), Map.of(minion, number), ArrivalWhy.SETUP, Arrival.Ambush.NONE);
        }
    }

    /** A figure on another space of its room. */
    public record Standing(int figure, int space) implements Extra {
        @Override
        public void lay(Scene scene) {
            Figure who = scene.figure(figure);
            if (who.isActive()) {
                List<Space> spaces = who.getRoom().getSpaces();
                Space wanted = spaces.get(space % spaces.size());
                if (!wanted.equals(who.getSpace()) && Moves.fits(scene, who, wanted)) {
                    scene.draft().place(figure, who.getKindNumber(), wanted.getRoom().number(), wanted.index());
                }
            }
        }
    }

    /** Wounds on a figure, fewer than its life; not for a boss whose wounds lie on its cards (BATTLE-8). */
    record Hurt(int figure, int wounds) implements Extra {
        @Override
        public void lay(Scene scene) {
            Figure who = scene.figure(figure);
            if (who.isActive() && (who.isHero() || who.minionCard().of().isEmpty())) {
                scene.draft().setWounds(figure, Math.min(wounds, who.getLife() - 1));
            }
        }
    }

    /** A captured hero; the last active hero is never captured (CAPTURE-5). */
    record Caught(int hero) implements Extra {
        @Override
        public void lay(Scene scene) {
            if (scene.heroes().size() > 1 && scene.figure(hero).isActive()) {
                scene.draft().setCheese(hero, 0);
                scene.draft().takeOff(hero, FigureState.CAPTURED);
            }
        }
    }

    /** Cheese for a hero on the board. */
    record Fed(int hero, int cheese) implements Extra {
        @Override
        public void lay(Scene scene) {
            scene.draft().setCheese(hero, scene.figure(hero).isActive() ? cheese : 0);
        }
    }

    /** A mark on a figure; a condition only on a figure that has been hurt. */
    record Marked(int figure, String mark, int number) implements Extra {
        @Override
        public void lay(Scene scene) {
            Figure who = scene.figure(figure);
            MarkKind kind = scene.box().mark(scene.box().markNumber(mark));
            if (who.isActive() && (!kind.condition() || who.getWounds() > 0)) {
                Notes.set(scene, mark, who.holder(), number);
            }
        }
    }

    /** A token on a space of the starting room. */
    record Laid(String mark, int space) implements Extra {
        @Override
        public void lay(Scene scene) {
            List<Space> spaces = start(scene).getRoom().getSpaces();
            Notes.set(scene, mark, spaces.get(space % spaces.size()).holder(), 1);
        }
    }

    /** A room that some heroes, one bit each, have already searched successfully (SEARCH-4). */
    record Searched(int room, int heroes) implements Extra {
        @Override
        public void lay(Scene scene) {
            Notes.set(scene, Notes.SEARCHED, scene.room(room).holder(), heroes);
        }
    }

    /**
     * A card taken from the deck. The card is given to a hero if allowed; otherwise it is put into the stash if possible, or else
     * discarded.
     */
    record Dealt(int card, int hero) implements Extra {
        @Override
        public void lay(Scene scene) {
            if (scene.draft().zone(card) == Zone.DECK) {
                deal(scene, scene.card(card), scene.figure(hero));
            }
        }

        private static void deal(Scene scene, CardInPlay card, Figure hero) {
            CardType type = card.type();
            boolean packed = hero.getPack().size() < Cards.PACK;
            if (type == CardType.ABILITY) {
                if (Cards.meets(hero, card.facts())) {
                    scene.draft().give(card.getNumber(), Zone.ABILITY, hero.slot());
                }
            } else if (type == CardType.PARTY_ITEM) {
                scene.draft().lay(card.getNumber(), Zone.STASH);
            } else if (type == CardType.TRICK) {
                scene.draft().give(card.getNumber(), Zone.TRICKS, hero.slot());
            } else if (type.equipment() && hero.isActive() && hero.getPack().size() + 1 < Cards.PACK
                    && !Slots.barred(scene, hero, card).refused()) {
                Slots.equip(scene, hero, card);
            } else if (type.packed() && packed) {
                scene.draft().give(card.getNumber(), Zone.PACK, hero.slot());
            } else {
                scene.draft().lay(card.getNumber(), Zone.DISCARD);
            }
        }
    }

    /** A card named by its id: the first copy of the card in the deck goes to a hero, to the stash or to the discards. */
    record Given(String id, int hero) implements Extra {
        @Override
        public void lay(Scene scene) {
            for (int card = 0; card < scene.box().cardCount(); card++) {
                if (scene.draft().zone(card) == Zone.DECK && scene.card(card).getId().equals(id)) {
                    new Dealt(card, hero).lay(scene);
                    return;
                }
            }
        }
    }

    /** Decks thinned to every n-th card; the others are discarded (SEARCH-6, ENC-9). */
    record Thinned(int every) implements Extra {
        @Override
        public void lay(Scene scene) {
            for (int card = 0; card < scene.box().cardCount(); card++) {
                if (card % every != 0 && scene.draft().zone(card) == Zone.DECK && scene.box().cardType(card) != CardType.ABILITY) {
                    scene.draft().lay(card, Zone.DISCARD);
                }
            }
        }
    }

    private static Space start(Scene scene) {
        return scene.heroes().get(0).getSpace();
    }
}
