package mystics.phase.card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** A set of worn cards that must come off so that another card fits (FREE-4). */
record MakingRoom(List<CardInPlay> cards) implements Option {
    private static final int PAWS = 2;

    /**
     * The sets with the fewest cards. The list has at least one set, but that set may be empty. Every set contains the armour that is worn
     * in the same body slot as the new card.
     */
    static List<MakingRoom> ways(Scene scene, Figure hero, CardInPlay card) {
        List<CardInPlay> armor = new ArrayList<>();
        List<CardInPlay> held = new ArrayList<>();
        for (CardInPlay worn : hero.getEquipped()) {
            if (inSlot(card) && worn.facts().slot().equals(card.facts().slot())) {
                armor.add(worn);
            } else if (worn.facts().paws() > 0) {
                held.add(worn);
            }
        }
        if (card.facts().paws() == 0) {
            return List.of(new MakingRoom(armor));
        }
        return fewest(scene, hero, card, held);
    }

    private static boolean inSlot(CardInPlay card) {
        return !card.facts().slot().isEmpty() && !card.facts().slot().equals("paw");
    }

    private static List<MakingRoom> fewest(Scene scene, Figure hero, CardInPlay card, List<CardInPlay> held) {
        List<MakingRoom> enough = new ArrayList<>();
        for (int chosen = 0; chosen < 1 << held.size(); chosen++) {
            List<CardInPlay> off = chosen(held, chosen);
            if (paws(scene, hero, card, off) <= PAWS) {
                enough.add(new MakingRoom(off));
            }
        }
        int least = enough.stream().mapToInt(way -> way.cards().size()).min()
                .orElseThrow(() -> new IllegalStateException(card + " needs more paws than " + hero + " has"));
        enough.removeIf(way -> way.cards().size() > least);
        enough.sort(Comparator.comparing(MakingRoom::key));
        return enough;
    }

    private static List<CardInPlay> chosen(List<CardInPlay> held, int bits) {
        List<CardInPlay> chosen = new ArrayList<>();
        for (int place = 0; place < held.size(); place++) {
            if ((bits >> place & 1) != 0) {
                chosen.add(held.get(place));
            }
        }
        return chosen;
    }

    private static int paws(Scene scene, Figure hero, CardInPlay card, List<CardInPlay> off) {
        List<CardInPlay> all = new ArrayList<>(hero.getEquipped());
        all.removeAll(off);
        all.add(card);
        return scene.ask(new PawsNeeded(hero, all)).paws.getDice();
    }

    @Override
    public String key() {
        return cards.stream().map(CardInPlay::key).collect(Collectors.joining("+", "off:", ""));
    }

    @Override
    public Sentence words() {
        return Sentence.of("Take off {card}", "card", cards);
    }
}
