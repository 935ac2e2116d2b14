package mystics.phase.encounter;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import mystics.choice.Sentence;
import mystics.phase.round.track.CardsJoin;
import mystics.phase.round.track.InitiativeSet;
import mystics.phase.round.track.Track;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;

/** Brings minions into a room: figures from the box, then spaces, then cards on the track (PLACE, INIT-2, INIT-3, INIT-10). */
public final class Arrival {
    private Arrival() {
    }

    /**
     * Brings minions of a surge or of a rule. The cards of these minions join below the last card (INIT-10). Returns the arrived figures
     * that are still on the board after all rules have spoken about the arrival.
     */
    public static List<Figure> bring(Scene scene, RoomInPlay room, Map<String, Integer> minions, ArrivalWhy why) {
        return come(scene, room, Placing.place(scene, room, minions), why, minions.keySet(), Track::appendBoss);
    }

    /**
     * Brings one minion to a space, or to the nearest space with room (PLACE-1). The list is empty if no figure is left (ENC-5).
     */
    public static List<Figure> bringTo(Scene scene, Space space, String minion) {
        return come(scene, space.getRoom(), Placing.placeAt(scene, space, minion), ArrivalWhy.RULE, Set.of(minion), Track::appendBoss);
    }

    /** The same as {@link #bringTo}, except that both cards of a boss stay below the last card (INIT-10) and neither of them moves up. */
    public static List<Figure> bringLast(Scene scene, Space space, String minion) {
        return come(scene, space.getRoom(), Placing.placeAt(scene, space, minion), ArrivalWhy.RULE, Set.of(minion), Track::append);
    }

    /** @param named the ids by which the minions were brought: ids of minion cards or of bosses */
    private static List<Figure> come(Scene scene, RoomInPlay room, List<Figure> placed, ArrivalWhy why, Set<String> named,
            BiConsumer<Scene, List<Integer>> joining) {
        arrived(scene, room, placed, why);
        if (placed.isEmpty()) {
            return placed;
        }
        boolean alone = !Track.hasMinions(scene);
        boolean anew = alone && scene.ask(new CardsJoin()).isDealtAnew();
        if (anew) {
            Track.deal(scene, cards(scene, placed, named));
        } else if (alone) {
            Track.append(scene, cards(scene, placed, named));
        } else {
            join(scene, placed, named, joining);
        }
        scene.happened(new InitiativeSet(anew ? InitiativeSet.Dealing.WHOLE_TRACK : InitiativeSet.Dealing.CARDS_ADDED));
        return standing(placed);
    }

    /** The figures of a list that are on the board. */
    static List<Figure> standing(List<Figure> figures) {
        return figures.stream().filter(Figure::isActive).toList();
    }

    /** Brings minions of an encounter or a set-up. If no minion card is on the track, the whole track is dealt anew (INIT-2, INIT-3). */
    public static List<Figure> establish(Scene scene, RoomInPlay room, Map<String, Integer> minions, ArrivalWhy why, Ambush ambush) {
        List<Figure> placed = Placing.place(scene, room, minions);
        arrived(scene, room, placed, why);
        boolean whole = !Track.hasMinions(scene);
        if (whole) {
            Track.deal(scene, cards(scene, placed, minions.keySet()));
        } else {
            join(scene, placed, minions.keySet(), Track::appendBoss);
        }
        if (ambush == Ambush.SPRUNG) {
            Track.ambush(scene);
        }
        scene.happened(new InitiativeSet(whole ? InitiativeSet.Dealing.WHOLE_TRACK : InitiativeSet.Dealing.CARDS_ADDED));
        return placed;
    }

    /** Whether minions arrive by ambush (ENC-8). */
    public enum Ambush { NONE, SPRUNG }

    /** Adds cards below the last card; then the upper card of a boss moves up (INIT-3, INIT-6). */
    private static void join(Scene scene, List<Figure> placed, Set<String> named, BiConsumer<Scene, List<Integer>> joining) {
        Track.append(scene, missing(scene, placed));
        bosses(placed).forEach(boss -> joining.accept(scene, Bosses.cards(scene, boss, named)));
    }

    /** The cards of all figures that have arrived, including the cards of bosses. */
    private static List<Integer> cards(Scene scene, List<Figure> placed, Set<String> named) {
        List<Integer> kinds = new ArrayList<>(missing(scene, placed));
        bosses(placed).forEach(boss -> kinds.addAll(Bosses.cards(scene, boss, named)));
        return kinds;
    }

    private static List<Figure> bosses(List<Figure> placed) {
        return standing(placed).stream().filter(figure -> !figure.minionCard().of().isEmpty()).toList();
    }

    private static List<Integer> missing(Scene scene, List<Figure> placed) {
        Set<Integer> kinds = new LinkedHashSet<>();
        for (Figure figure : standing(placed)) {
            if (figure.minionCard().of().isEmpty() && scene.draft().trackPlace(figure.getKindNumber()) < 0) {
                kinds.add(figure.getKindNumber());
            }
        }
        return List.copyOf(kinds);
    }

    private static void arrived(Scene scene, RoomInPlay room, List<Figure> placed, ArrivalWhy why) {
        if (placed.isEmpty() && why == ArrivalWhy.SURGE) scene.tell("SURGE-3", "No minion comes to {room}", "room", room);
        if (!placed.isEmpty() && scene.told()) {
            scene.tell("PLACE-1", "Minions arrive in {room}: {minions}", "room", room,
                    "minions", placed.stream()
                            .map(figure -> Sentence.of("{minion} on {space}", "minion", figure, "space", figure.getSpace())).toList());
        }
        if (!placed.isEmpty()) {
            scene.happened(new MinionsPlaced(room, placed, why));
        }
    }

    /**
     * Finds free figures for minions, within the limits that the box and the minion card set (ENC-5). Each element is the slot of a figure
     * and the kind that the figure will represent.
     */
    static List<int[]> figures(Scene scene, Map<String, Integer> minions) {
        List<int[]> found = new ArrayList<>();
        Set<Integer> taken = new LinkedHashSet<>();
        minions.forEach((id, wanted) -> {
            List<Integer> bossCards = scene.box().bossCards(id);
            int kind = bossCards.isEmpty() ? scene.box().kindNumber(id) : bossCards.get(0);
            if (found.stream().anyMatch(pair -> pair[1] != kind && scene.box().sameMinion(pair[1], kind))) {
                return;
            }
            long there = scene.carded().stream().filter(figure -> figure.getKindNumber() == kind).count();
            int open = (int) Math.min(wanted, scene.box().minion(kind).limit() - there);
            for (int slot = scene.box().heroCount(); slot < scene.box().figureCount() && open > 0; slot++) {
                if (!scene.draft().onBoard(slot) && !taken.contains(slot)
                        && scene.box().figureKind(slot).equals(scene.box().minion(kind).figure())) {
                    taken.add(slot);
                    found.add(new int[] {slot, kind});
                    open--;
                }
            }
        });
        return found;
    }
}
