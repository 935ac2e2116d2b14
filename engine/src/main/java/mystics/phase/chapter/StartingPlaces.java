package mystics.phase.chapter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.phase.move.Moves;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;

/**
 * The places where the heroes begin: together, unless the chapter sends teams elsewhere. The party chooses the members
 * of a team (SETUP-1).
 */
final class StartingPlaces {
    private final Scene scene;
    private final Chapter.Start start;

    private StartingPlaces(Scene scene) {
        this.scene = scene;
        this.start = scene.box().chapter().start();
    }

    /** Puts the heroes on their spaces, and returns the rooms in which heroes begin; the party's own starting room comes first. */
    static List<RoomInPlay> place(Scene scene) {
        StartingPlaces places = new StartingPlaces(scene);
        List<Figure> together = new ArrayList<>(scene.party());
        Map<Chapter.Team, List<Figure>> teams = new LinkedHashMap<>();
        for (Chapter.Team team : places.start.teams()) {
            teams.put(team, places.members(team, together));
        }
        List<RoomInPlay> rooms = new ArrayList<>();
        rooms.add(places.place(together, places.start.room(), places.start.mark(), places.start.at()));
        teams.forEach((team, members) -> rooms.add(places.place(members, team.room(), team.mark(), team.at())));
        return rooms.stream().distinct().toList();
    }

    /** Removes the members of a team from a list of heroes: first the named heroes, then those that the party chooses. */
    private List<Figure> members(Chapter.Team team, List<Figure> left) {
        List<Figure> members = new ArrayList<>(left);
        members.removeIf(hero -> !team.who().contains(hero.key()));
        left.removeAll(members);
        while (members.size() < team.heroes() && !left.isEmpty()) {
            Figure next = scene.choose(Seat.PARTY, question(team, members.size() + 1), left);
            left.remove(next);
            members.add(next);
        }
        return members;
    }

    private Sentence question(Chapter.Team team, int number) {
        if (!team.asks().isEmpty()) {
            return Sentence.of(team.asks(), "number", number, "all", team.heroes());
        }
        return Sentence.of("Who begins in {room}, as number {number} of {all}? The others begin in {start}.", "room", room(team.room()),
                "number", number, "all", team.heroes(), "start", room(start.room()));
    }

    private Sentence asks(Figure hero) {
        return Sentence.of(start.asks().isEmpty() ? "Where does {hero} start?" : start.asks(), "hero", hero);
    }

    private RoomInPlay room(String id) {
        return scene.room(scene.box().roomNumber(id));
    }

    private RoomInPlay place(List<Figure> heroes, String id, String mark, List<String> named) {
        RoomInPlay room = room(id);
        List<Space> spaces = named.isEmpty() ? room.drawn(mark) : named.stream().map(room::space).toList();
        for (Figure hero : heroes) {
            List<Space> open = new ArrayList<>(spaces);
            open.removeIf(space -> !Moves.fits(scene, hero, space));
            if (open.isEmpty()) {
                open = Moves.nearestWithRoom(scene, spaces.get(0), hero);
            }
            Moves.place(scene, hero, scene.choose(Seat.PARTY, asks(hero), open));
        }
        return room;
    }
}
