package mystics.terminal.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import mystics.content.MarkKind;
import mystics.geometry.PlanExit;
import mystics.phase.explore.WaysOut;
import mystics.rules.Called;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Holder;
import mystics.table.MarkList;
import mystics.terminal.desk.TextStyle;
import mystics.view.Possessions;

/** The board as lines of text: a room with its figures, terrain, marks and exits, and a legend. */
public final class RoomPage {
    private static final String ENTRY = "entry";
    private final Scene scene;
    private final RoomInPlay room;
    private final WaysPage ways;
    private final TextStyle look;
    private final FigureCodes codes;
    private final Map<String, String> legend = new LinkedHashMap<>();

    private RoomPage(Scene scene, RoomInPlay room, TextStyle look) {
        this.scene = scene;
        this.room = room;
        this.ways = new WaysPage(scene, room, look);
        this.look = look;
        this.codes = FigureCodes.of(scene);
    }

    /**
     * Draws the rooms of active heroes.
     *
     * @param reach the cost of moving to each space, by name; empty when nobody moves
     * @param acting the acting figure, which is highlighted
     */
    public static List<String> lines(Scene scene, TextStyle look, Map<String, String> reach, Optional<Figure> acting) {
        List<String> lines = new ArrayList<>();
        List<RoomInPlay> rooms = scene.heroes().stream().map(Figure::getRoom).distinct().toList();
        for (RoomInPlay room : rooms) {
            if (rooms.size() > 1) lines.add(" " + look.bold(room.getName()));
            lines.addAll(new RoomPage(scene, room, look).draw(reach, acting));
        }
        return lines;
    }

    private List<String> draw(Map<String, String> reach, Optional<Figure> acting) {
        RoomLines drawing = new RoomLines(look, room.facts());
        for (Space space : room.getSpaces()) {
            List<Sign> words = new ArrayList<>();
            String cost = reach.get(space.key());
            words.add(cost == null ? new Sign(look.says(space.getName()), look::dim)
                    : new Sign(look.says(space.getName()) + ":" + cost, look::bold));
            signs(space).forEach(sign -> words.add(Sign.of(sign)));
            space.getFigures().stream().sorted(Comparator.comparing(figure -> acting.isEmpty() || !acting.get().equals(figure)))
                    .forEach(figure -> words.add(figure(figure, acting)));
            drawing.write(space.index(), words);
        }
        List<String> lines = new ArrayList<>(drawing.lines());
        drawing.left().forEach(left -> lines.add(" " + look.says("more on") + " " + left));
        room.presences().forEach(presence -> lines.add(" " + look.says("{presence} is here", "presence", Called.by(presence))));
        ways.exits().forEach((meaning, exits) -> legend.put(exits, meaning));
        lines.addAll(
                Wrap.items(legend.entrySet().stream().map(sign -> sign.getKey() + " = " + sign.getValue()).toList(), look.width(), " "));
        lines.addAll(Wrap.items(room.getFigures().stream().filter(figure -> !figure.isHero()).flatMap(figure -> state(figure).stream())
                .toList(), look.width(), " "));
        return lines;
    }

    /** The state of a minion that is not printed on its card: its remaining life and the marks on it. */
    private Optional<String> state(Figure minion) {
        List<String> words = new ArrayList<>();
        if (minion.getLife() > 1) {
            words.add(StatusPage.hearts(minion, look));
        }
        Possessions.on(scene, minion).forEach(lying -> words
                .add(lying.mark().name() + (lying.number() > 1 ? " " + lying.number() : "")));
        return words.isEmpty() ? Optional.empty() : Optional.of(look.warning(codes.of(minion)) + " " + String.join(", ", words));
    }

    private Sign figure(Figure figure, Optional<Figure> acting) {
        String code = codes.of(figure);
        if (!figure.isHero()) {
            legend.put(codes.of(figure.getKind()), figure.minionCard().one());
        }
        if (acting.isPresent() && acting.get().equals(figure)) {
            return new Sign("[" + code + "]", look::inverse);
        }
        return figure.isHero() ? new Sign(code, text -> look.ink(figure.slot(), text))
                : new Sign(code, figure.isAlly() ? look::bold : look::warning);
    }

    /** Exits, printed marks and marks in play on a space. */
    private List<String> signs(Space space) {
        List<String> signs = new ArrayList<>();
        for (PlanExit exit : room.plan().exits()) {
            if ((exit.spaces() & space.bit()) != 0) {
                signs.add(WaysPage.sign(exit.edge()));
            }
        }
        if (space.isDrawn(WaysOut.FLIP)) {
            sign(signs, "@", ways.behind());
        }
        if (space.isDrawn(ENTRY)) {
            sign(signs, "!", look.says("minions come in here"));
        }
        for (String mark : room.plan().marks()) {
            if (space.isDrawn(mark) && scene.box().knowsMark(mark)) {
                sign(signs, scene.box().mark(scene.box().markNumber(mark)), 1);
            }
        }
        lying(space, signs);
        return signs;
    }

    private void lying(Space space, List<String> signs) {
        MarkList marks = scene.draft().marks();
        for (int i = 0; i < marks.size(); i++) {
            if (Holder.isSpace(marks.holder(i)) && marks.holder(i) == space.holder()) {
                sign(signs, scene.box().mark(marks.kind(i)), marks.value(i));
            }
        }
    }

    private void sign(List<String> signs, MarkKind mark, int number) {
        if (!mark.letter().isEmpty()) {
            sign(signs, codes.isHero(mark.letter()) ? mark.letter().toLowerCase(Locale.ROOT) : mark.letter(), mark.name());
            if (number > 1) {
                signs.set(signs.size() - 1, signs.get(signs.size() - 1) + number);
            }
        }
    }

    private void sign(List<String> signs, String sign, String meaning) {
        signs.add(sign);
        legend.put(sign, meaning);
    }
}
