package mystics.phase.capture;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.phase.card.Cards;
import mystics.phase.move.Moves;
import mystics.phase.chapter.story.Defeat;
import mystics.phase.wheel.Cheese;
import mystics.phase.wheel.PageWhy;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;
import mystics.table.FigureState;
import mystics.table.Outcome;

/** Captures and rescues heroes (CAPTURE). */
public final class Captures {
    private Captures() {
    }

    /**
     * A hero is captured, unless a rule lets it leave the party first. If no hero is left on the board, the chapter is lost (CAPTURE-5).
     */
    public static void capture(Scene scene, Figure hero, Optional<Strike> strike) {
        Optional<RoomInPlay> room = Optional.of(hero).filter(Figure::isActive).map(Figure::getRoom);
        scene.happen(new Captured(hero, strike), captured -> {
            if (!scene.party().contains(hero)) return;
            int lost = hero.getCheese() - Math.min(hero.getCheese(), captured.keeps.getDice());
            scene.tell("CAPTURE-1", lost == 0 ? "{hero} is captured" : "{hero} is captured and loses {n} cheese", "hero", hero, "n", lost);
            captured.getLost().forEach(card -> Cards.discard(scene, card));
            scene.draft().setCheese(hero.slot(), hero.getCheese() - lost);
            scene.draft().takeOff(hero.slot(), FigureState.CAPTURED);
            if (scene.draft().get(Clock.TURN) == hero.slot() + 1) {
                scene.draft().set(Clock.TURN_OVER, 1);
            }
            Cheese.turnPage(scene, PageWhy.CAPTURE, room);
            if (scene.heroes().isEmpty()) {
                scene.tell("CAPTURE-5", "Every mouse is captured");
                Defeat.by(scene, Outcome.LOST_CAPTURED);
            }
        });
    }

    /** Plays the turn of a captured hero. The hero is rescued if no minion is on the board; otherwise nothing happens (CAPTURE-4). */
    public static void turnOf(Scene scene, Figure hero) {
        RescueAllowed rescue = scene.ask(new RescueAllowed(scene, hero));
        if (!rescue.getMinions().isEmpty()) {
            scene.tell("CAPTURE-4", "{hero} stays captured: minions are on the board", "hero", hero);
            return;
        }
        comeBack(scene, hero, rescue.getFriends());
    }

    /** A captured hero comes back in a friend's space or beside it. If there is no room, the hero stays captured. */
    public static void comeBack(Scene scene, Figure hero) {
        if (hero.isCaptured()) comeBack(scene, hero, scene.heroes());
    }

    private static void comeBack(Scene scene, Figure hero, List<Figure> friends) {
        Set<Space> places = new LinkedHashSet<>();
        for (Figure friend : friends) {
            places.add(friend.getSpace());
            places.addAll(friend.getSpace().getNeighbours());
        }
        places.removeIf(space -> !Moves.fits(scene, hero, space));
        if (!places.isEmpty()) {
            Space space = scene.choose(hero.seat(), Sentence.of("Where does {hero} come back?", "hero", hero), List.copyOf(places));
            rescue(scene, hero, space);
        }
    }

    /** A captured hero comes back on a space. Nothing happens if another rule has meanwhile brought the hero back or replaced it. */
    public static void rescue(Scene scene, Figure hero, Space space) {
        if (!hero.isCaptured()) return;
        scene.happen(new Rescued(hero, space), rescued -> {
            Moves.place(scene, hero, rescued.space);
            scene.tell("CAPTURE-4", "{hero} is rescued and comes back on {space}", "hero", hero, "space", rescued.space);
        });
    }
}
