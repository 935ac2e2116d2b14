package mystics.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import mystics.content.Box;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Draft;
import mystics.table.FigureState;

/** The handles of the pieces in a scene: one for each piece, created at the first request. */
final class Handles {
    private final Scene scene;
    private final Box box;
    private final Draft draft;
    private final Figure[] figures;
    private final RoomInPlay[] rooms;
    private final CardInPlay[][] cards;
    private List<Figure> heroes = List.of();
    private List<Figure> minions = List.of();
    private List<Figure> allies = List.of();
    private int heroesSeen = -1;
    private int minionsSeen = -1;
    private int sidesSeen;

    Handles(Scene scene) {
        this.scene = scene;
        this.box = scene.box();
        this.draft = scene.draft();
        this.figures = new Figure[box.figureCount()];
        this.rooms = new RoomInPlay[box.roomCount()];
        this.cards = new CardInPlay[(box.cardCount() >> 4) + 1][];
    }

    Figure figure(int slot) {
        Figure figure = figures[slot];
        return figure != null ? figure : (figures[slot] = new Figure(scene, slot));
    }

    RoomInPlay room(int room) {
        RoomInPlay found = rooms[room];
        return found != null ? found : (rooms[room] = new RoomInPlay(scene, room));
    }

    CardInPlay card(int card) {
        CardInPlay[] some = cards[card >> 4];
        if (some == null) {
            some = cards[card >> 4] = new CardInPlay[16];
        }
        CardInPlay found = some[card & 15];
        return found != null ? found : (some[card & 15] = new CardInPlay(scene, card));
    }

    List<Figure> heroes() {
        if (heroesSeen != draft.boardShape()) {
            heroesSeen = draft.boardShape();
            heroes = Collections.unmodifiableList(findHeroes());
        }
        return heroes;
    }

    private List<Figure> findHeroes() {
        List<Figure> found = new ArrayList<>(box.heroCount());
        for (int place = 0, length = draft.trackLength(); place < length; place++) {
            int kind = draft.trackAt(place);
            if (kind < box.heroCount() && draft.onBoard(kind)) {
                found.add(figure(kind));
            }
        }
        if (found.isEmpty()) {
            found.addAll(party());
            found.removeIf(hero -> !hero.isActive());
        }
        return found;
    }

    List<Figure> party() {
        List<Figure> party = new ArrayList<>(box.heroCount());
        for (int hero = 0; hero < box.heroCount(); hero++) {
            if (isOfParty(hero)) {
                party.add(figure(hero));
            }
        }
        return party;
    }

    private boolean isOfParty(int hero) {
        return switch (draft.state(hero)) {
            case ON_BOARD, CAPTURED -> true;
            case AWAY -> hero < box.partySize();
            case RESERVE, WAITING, SAFE -> false;
        };
    }

    List<Figure> waiting() {
        List<Figure> waiting = List.of();
        for (int hero = 0; hero < box.heroCount(); hero++) {
            if (draft.state(hero) == FigureState.WAITING) {
                waiting = waiting.isEmpty() ? new ArrayList<>() : waiting;
                waiting.add(figure(hero));
            }
        }
        return waiting;
    }

    List<Figure> minions() {
        findMinions();
        return minions;
    }

    List<Figure> allies() {
        findMinions();
        return allies;
    }

    /**
     * Finds the minions. Figures can change sides only in chapters with marks that make allies; there, every mark that
     * is laid or removed is checked.
     */
    private void findMinions() {
        int sides = box.alliances().length == 0 ? 0 : draft.marks().shape();
        if (minionsSeen == draft.boardShape() && sidesSeen == sides) {
            return;
        }
        minionsSeen = draft.boardShape();
        sidesSeen = sides;
        List<Figure> foes = new ArrayList<>();
        List<Figure> friends = List.of();
        for (int slot = box.heroCount(); slot < box.figureCount(); slot++) {
            if (draft.onBoard(slot) && figure(slot).isMinion()) {
                foes.add(figure(slot));
            } else if (draft.onBoard(slot)) {
                friends = friends.isEmpty() ? new ArrayList<>() : friends;
                friends.add(figure(slot));
            }
        }
        minions = Collections.unmodifiableList(foes);
        allies = Collections.unmodifiableList(friends);
    }
}
