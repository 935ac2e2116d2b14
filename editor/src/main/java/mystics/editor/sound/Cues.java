package mystics.editor.sound;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.editor.board.BoardEvent;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.TilePicture;
import mystics.editor.sight.BoardEvents;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Spread;
import mystics.rules.Line;
import mystics.table.Outcome;

/** Finds the sounds of a film. All times in this class refer to the steady pace. */
public final class Cues {
    private Cues() {
    }

    /** The sounds between two moments of a table: for the events on the board, for steps, and for rules and pieces in the log. */
    public static List<Cue> step(Spread before, Frame frame, Map<String, Card> cards) {
        Stream<Cue> seen = BoardEvents.between(before, frame.spread(), frame.told(), cards).stream().map(Cues::of);
        return Stream.of(steps(before, frame.spread()), seen, told(frame.told())).flatMap(each -> each).distinct().toList();
    }

    /** The sound of an interlude; empty for a surge, because the board already plays that sound. */
    public static Optional<Cue> of(Interlude interlude) {
        return switch (interlude.kind()) {
            case CAPTURE -> Optional.of(at("capture"));
            case RESCUE -> Optional.of(at("rescue"));
            case ENCOUNTER, EVENT -> Optional.of(at("event"));
            case HONOUR -> Optional.of(at("honour"));
            case STORY -> Optional.of(at("page"));
            case SURGE -> Optional.empty();
        };
    }

    /** The sound of thrown dice. */
    public static Cue dice() {
        return at("dice");
    }

    /** The sound of a chapter's end in a film; empty if no chapter ends, or if the chapter has no board. */
    public static Optional<Cue> end(Film film) {
        return Optional.of(film).filter(Film::ends).map(over -> over.last().game())
                .filter(game -> !game.setting().box().chapter().storyOnly())
                .map(game -> at(game.outcome() == Outcome.WON ? "victory" : "defeat"));
    }

    /** The tune for a change from one table to the next, if enemies have come or if a room without enemies was entered. */
    public static Optional<String> tune(Optional<Spread> before, Spread now) {
        boolean foes = foes(now);
        if (foes && before.filter(Cues::foes).isEmpty()) return Optional.of("danger");
        return !foes && before.filter(earlier -> rooms(earlier).equals(rooms(now))).isEmpty() ? Optional.of("room") : Optional.empty();
    }

    private static boolean foes(Spread spread) {
        return spread.board().figures().stream().anyMatch(figure -> !figure.side().friendly());
    }

    private static Set<String> rooms(Spread spread) {
        return spread.board().tiles().stream().map(TilePicture::room).map(room -> room.id()).collect(Collectors.toSet());
    }

    private static Cue of(BoardEvent event) {
        return new Cue(happening(event), event.span().from());
    }

    private static String happening(BoardEvent event) {
        if (event instanceof BoardEvent.Lunge) return "blow";
        if (event instanceof BoardEvent.Guard) return "shield";
        if (event instanceof BoardEvent.Hurt) return "heart";
        if (event instanceof BoardEvent.Gain) return "cheese";
        if (event instanceof BoardEvent.Roll) return "wheel";
        if (event instanceof BoardEvent.Marked) return "token";
        return event.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    private static Stream<Cue> steps(Spread before, Spread after) {
        boolean moved = after.board().figures().stream().anyMatch(figure -> before.board().figure(figure.slot())
                .filter(known -> known.name().equals(figure.name())).map(FigurePicture::spot).filter(spot -> !spot.equals(figure.spot()))
                .isPresent());
        return moved ? Stream.of(at("step")) : Stream.empty();
    }

    /** The sounds for the causes of log lines: rules, or pieces of mods. */
    private static Stream<Cue> told(List<Line> lines) {
        return lines.stream().map(Line::cause).filter(cause -> !cause.isEmpty())
                .map(cause -> at(cause.substring(cause.indexOf(':') + 1)));
    }

    private static Cue at(String happening) {
        return new Cue(happening, 0);
    }
}
