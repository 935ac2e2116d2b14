package mystics.editor.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Box;
import mystics.content.MarkKind;
import mystics.editor.art.FigureArt;
import mystics.geometry.PlanExit;
import mystics.phase.Notes;
import mystics.phase.explore.WaysOut;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Holder;
import mystics.table.MarkList;
import mystics.view.GoalSpaces;

/** Turns the board of a game into a picture. */
public final class BoardReader {
    private static final Pattern NUMBER = Pattern.compile(" (\\d{1,3})$");
    private final Scene scene;
    private final Box box;
    private final MarkList marks;

    private BoardReader(Scene scene) {
        this.scene = scene;
        this.box = scene.box();
        this.marks = scene.draft().marks();
    }

    /** The board of a scene. */
    public static BoardPicture of(Scene scene) {
        return new BoardReader(scene).picture();
    }

    private BoardPicture picture() {
        List<TilePicture> tiles = new ArrayList<>();
        List<TokenPicture> tokens = new ArrayList<>();
        List<ExitPicture> exits = new ArrayList<>();
        List<FlipPicture> flips = new ArrayList<>();
        for (int tile = 0; tile < box.layout().tiles(); tile++) {
            RoomInPlay up = scene.room(scene.draft().up(2 * tile) ? 2 * tile : 2 * tile + 1);
            int[] at = box.tileAt(tile);
            tiles.add(new TilePicture(up.facts(), at[0], at[1], isKnown(up), up.isGone(),
                    up.presences().stream().map(MarkKind::id).toList()));
            tokens.addAll(tokens(tile, up));
            if (isKnown(up) && !up.isGone()) {
                exits.addAll(exits(tile, up));
                flips.addAll(flips(tile, up));
            }
        }
        List<FigurePicture> figures = Stream.of(scene.heroes(), scene.carded(), scene.waiting()).flatMap(List::stream)
                .sorted((one, other) -> one.slot() - other.slot())
                .filter(figure -> figure.getRoom().isUp()).map(this::figure).toList();
        return new BoardPicture(tiles, figures, tokens, exits, flips, goals(), Optional.empty());
    }

    /** The spaces of the next goals, in the rooms that are known. */
    private List<BoardSpace> goals() {
        return GoalSpaces.open(scene).stream().filter(space -> isKnown(space.getRoom()))
                .map(space -> new BoardSpace(space.getRoom().number() / 2, space.index())).toList();
    }

    /** Whether heroes have been in a room. Minions and heroes in reserve may stand in a room where no hero has been yet. */
    private boolean isKnown(RoomInPlay room) {
        return room.has(Notes.EXPLORED) || scene.heroes().stream().anyMatch(hero -> room.equals(hero.getRoom()));
    }

    private List<ExitPicture> exits(int tile, RoomInPlay room) {
        List<ExitPicture> exits = new ArrayList<>();
        for (PlanExit exit : room.plan().exits()) {
            Optional<RoomInPlay> to = WaysOut.through(scene, room, exit);
            ExitPicture.Leads leads = to.map(beyond -> isKnown(beyond) ? ExitPicture.Leads.BACK : ExitPicture.Leads.ON)
                    .orElse(ExitPicture.Leads.NOWHERE);
            exits.add(new ExitPicture(tile, exit.edge(), exit.colour(), leads, to.map(RoomInPlay::getName).orElse("")));
        }
        return exits;
    }

    private List<FlipPicture> flips(int tile, RoomInPlay room) {
        RoomInPlay behind = WaysOut.behind(scene, room);
        return WaysOut.flips(room).stream()
                .map(space -> new FlipPicture(new BoardSpace(tile, space.index()), behind.getName(), behind.has(Notes.EXPLORED))).toList();
    }

    private List<TokenPicture> tokens(int tile, RoomInPlay room) {
        List<TokenPicture> tokens = new ArrayList<>();
        for (int i = 0; i < marks.size(); i++) {
            int mark = i;
            room.getSpaces().stream().filter(space -> space.holder() == marks.holder(mark) && shown(marks.kind(mark)))
                    .forEach(space -> tokens.add(
                            new TokenPicture(box.mark(marks.kind(mark)).id(), new BoardSpace(tile, space.index()), marks.value(mark))));
        }
        return tokens;
    }

    private FigurePicture figure(Figure figure) {
        boolean hero = figure.isHero();
        BoardSpace spot = new BoardSpace(figure.getRoom().number() / 2, figure.getSpace().index());
        List<String> badges = badges(figure);
        List<String> usual = hero ? FigureArt.hero(figure.getKind()) : FigureArt.minion(figure.minionCard());
        return new FigurePicture(figure.slot(), figure.getName(), posed(usual, badges), spot, figure.size(), side(figure), number(figure),
                scene.draft().get(Clock.TURN) == figure.getKindNumber() + 1, figure.getWounds(), figure.getLife(), badges);
    }

    /** The names of a figure's picture: first the names for each mark on the figure, and then the usual names. */
    private static List<String> posed(List<String> usual, List<String> badges) {
        return Stream.concat(badges.stream().flatMap(mark -> usual.stream().map(name -> name + "-" + mark)), usual.stream()).toList();
    }

    private static FigurePicture.Side side(Figure figure) {
        return figure.isHero() ? FigurePicture.Side.HERO : figure.isAlly() ? FigurePicture.Side.ALLY
                : figure.isBoss() ? FigurePicture.Side.BOSS : FigurePicture.Side.MINION;
    }

    /** The number in a figure's name; 0 for a name without a number. */
    private static int number(Figure figure) {
        Matcher digits = NUMBER.matcher(figure.getName());
        return !figure.isHero() && digits.find() ? Integer.parseInt(digits.group(1)) : 0;
    }

    private List<String> badges(Figure figure) {
        return IntStream.range(0, marks.size()).filter(i -> marks.holder(i) == Holder.figure(figure.slot()) && shown(marks.kind(i)))
                .mapToObj(i -> box.mark(marks.kind(i)).id()).toList();
    }

    /** Whether players can see a mark. Players do not see the notes that rules keep. */
    private boolean shown(int mark) {
        MarkKind kind = box.mark(mark);
        return !kind.kind().equals("note");
    }
}
