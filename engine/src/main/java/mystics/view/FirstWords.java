package mystics.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.content.GuideStep;
import mystics.content.MarkKind;
import mystics.content.RuleHint;
import mystics.play.Game;
import mystics.rules.Figure;
import mystics.rules.Line;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;
import mystics.table.Holder;
import mystics.table.MarkList;

/**
 * Finds the words of the rules that come up at a question for the first time: those of the hints, and the names of marks in the room, which
 * the marks' own texts explain.
 */
public final class FirstWords {
    /** The greatest number of words explained at one question. Explanations of further words wait for the next question. */
    public static final int MOST = 3;
    private static final String MARK = "mark-";
    private static final String ACHIEVEMENT = "achievement";

    private FirstWords() {
    }

    /**
     * The explanations due at the open question, the most urgent first; none in a lesson, which has a guide.
     *
     * @param read tells whether the hint with an id has been read
     */
    public static List<GuideStep> due(Game game, Predicate<String> read) {
        boolean silent = game.setting().box().chapter().storyOnly() || game.setting().box().chapter().isLesson();
        if (silent || !(game.question().orElse(null) instanceof Question.Choice choice)) {
            return List.of();
        }
        Map<MarkKind, String> marks = game.lookNow(FirstWords::inSight);
        Set<String> names = marks.keySet().stream().flatMap(FirstWords::names).collect(Collectors.toSet());
        Set<String> rules = game.log().stream().map(Line::cause).collect(Collectors.toSet());
        List<GuideStep> due = new ArrayList<>();
        marks.forEach((mark, at) -> step(mark, at).filter(step -> !read.test(step.id())).ifPresent(due::add));
        game.setting().box().catalog().hints().values().stream().filter(hint -> !read.test(hint.id()))
                .sorted(Comparator.comparingInt(RuleHint::order)).filter(hint -> hint.comesUp(rules, names)).map(RuleHint::step)
                .filter(step -> step.fits(choice.options().stream().map(Option::key))).forEach(due::add);
        return due;
    }

    private static Optional<GuideStep> step(MarkKind mark, String at) {
        String text = mark.text().strip().replaceAll("\\s+", " ");
        return Optional.of(text).filter(said -> !said.isEmpty() && !mark.achievement())
                .map(said -> new GuideStep(MARK + mark.id(), mark.name(), said, "", List.of(), "", List.of(), at, ""));
    }

    /** The id and the kind of a mark. */
    private static Stream<String> names(MarkKind mark) {
        return Stream.of(mark.id(), mark.achievement() ? ACHIEVEMENT : mark.kind());
    }

    /** The marks on figures and spaces of the current room, each with its space, and the achievements, which have no space. */
    private static Map<MarkKind, String> inSight(Scene scene) {
        Map<MarkKind, String> seen = new LinkedHashMap<>();
        room(scene).ifPresent(room -> {
            Map<Integer, String> places = new LinkedHashMap<>();
            room.getSpaces().forEach(space -> places.put(space.holder(), at(room, space)));
            room.getFigures().forEach(figure -> places.put(figure.holder(), at(room, figure.getSpace())));
            MarkList marks = scene.draft().marks();
            for (int i = 0; i < marks.size(); i++) {
                MarkKind kind = scene.box().mark(marks.kind(i));
                Optional.ofNullable(places.get(marks.holder(i))).filter(place -> !kind.kind().equals("note"))
                        .ifPresent(place -> seen.putIfAbsent(kind, place));
                if (marks.holder(i) == Holder.TABLE && kind.achievement()) {
                    seen.putIfAbsent(kind, "");
                }
            }
            scene.box().catalog().marks().values()
                    .forEach(kind -> room.drawn(kind.id()).stream().findFirst().filter(space -> kind.kind().equals("terrain"))
                            .ifPresent(space -> seen.putIfAbsent(kind, at(room, space))));
        });
        return seen;
    }

    private static String at(RoomInPlay room, Space space) {
        return room.key() + "/" + space.key();
    }

    /** The room of the figure whose turn it is, or else of the first active hero. */
    private static Optional<RoomInPlay> room(Scene scene) {
        int turn = scene.draft().get(Clock.TURN) - 1;
        return Stream.concat(scene.heroes().stream(), scene.carded().stream()).filter(Figure::isActive)
                .min(Comparator.comparing((Figure figure) -> figure.getKindNumber() != turn).thenComparing(figure -> !figure.isHero()))
                .map(Figure::getRoom);
    }
}
