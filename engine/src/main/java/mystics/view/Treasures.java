package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Entry;
import mystics.phase.chapter.PackingUp;
import mystics.play.Game;
import mystics.rules.Line;

/** The cards, except events, that were found in a game and not given up again. */
public final class Treasures {
    private static final String FOUND = "SEARCH-1";
    private static final String GIVEN_UP = "CARD-4";

    private Treasures() {
    }

    /**
     * Of the cards found in a game those that the mice keep for the next chapter of their campaign; empty if the chapter is to be tried
     * again, or if there is no campaign.
     */
    public static Optional<List<Entry>> kept(Game game) {
        return PackingUp.sheet(game).map(sheet -> {
            Set<String> kept = sheet.heroes().values().stream().flatMap(hero -> hero.cards().stream()).collect(Collectors.toSet());
            return of(game).stream().filter(card -> kept.contains(card.id())).toList();
        });
    }

    /** The cards found in a game and not discarded later, in order, each once. */
    public static List<Entry> of(Game game) {
        Map<String, Card> cards = game.setting().box().catalog().cards().values().stream()
                .filter(card -> card.type() != CardType.EVENT)
                .collect(Collectors.toMap(Card::name, Function.identity(), (one, other) -> one));
        List<String> found = new ArrayList<>();
        for (Line line : game.log()) {
            if (line.cause().equals(FOUND)) {
                names(line).forEach(found::add);
            } else if (line.cause().equals(GIVEN_UP)) {
                names(line).forEach(found::remove);
            }
        }
        return found.stream().flatMap(name -> Optional.ofNullable(cards.get(name)).stream()).distinct().map(Entry.class::cast).toList();
    }

    private static Stream<String> names(Line line) {
        List<String> places = line.text().places();
        return Stream.iterate(0, i -> i + 1 < places.size(), i -> i + 2).filter(i -> places.get(i).equals("card"))
                .map(i -> places.get(i + 1));
    }
}
