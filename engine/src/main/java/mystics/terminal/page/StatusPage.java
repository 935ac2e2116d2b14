package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.phase.chapter.story.Victory;
import mystics.phase.wheel.Cheese;
import mystics.rules.CardInPlay;
import mystics.phase.roster.Roster;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.FigureState;
import mystics.terminal.desk.TextStyle;
import mystics.view.GoalRooms;
import mystics.view.GoalWords;
import mystics.view.Possessions;

/** The state of the chapter in a few lines: page, wheel, initiative track, stash and heroes. */
public final class StatusPage {
    /** The number of columns around a title. */
    private static final int FRAME = 8;
    /** The indent of the lines below a heading when there is little room beside it. */
    private static final int NARROW = 4;

    private final Scene scene;
    private final TextStyle look;
    private final Map<String, String> people;
    private final CardNumbers cards;

    private StatusPage(Scene scene, TextStyle look, Map<String, String> people) {
        this.scene = scene;
        this.look = look;
        this.people = people;
        this.cards = CardNumbers.of(scene);
    }

    /** The line with the chapter's numbers, followed by the track. */
    public static List<String> head(Scene scene, TextStyle look) {
        return new StatusPage(scene, look, Map.of()).head();
    }

    /**
     * A line or two for each hero, and the party's stash. Each card has its number.
     *
     * @param people the names of the players by hero id; empty when one player has all heroes
     */
    public static List<String> heroes(Scene scene, TextStyle look, Map<String, String> people) {
        return new StatusPage(scene, look, people).heroes();
    }

    private List<String> head() {
        int wheel = scene.draft().get(Clock.WHEEL);
        String room = scene.heroes().isEmpty() ? scene.box().chapter().name() : scene.heroes().get(0).getRoom().getName();
        String strokes = look.glyph(" ── ", " -- ");
        List<String> numbers = List.of(look.says("page {n} of {m}", "n", scene.draft().get(Clock.PAGE), "m",
                scene.draft().get(Clock.END_PAGE)),
                look.says("round {n}", "n", scene.draft().get(Clock.ROUND)), look.says("wheel") + " " + wheel + "/" + Cheese.FULL_WHEEL);
        String title = room + strokes + String.join(strokes, numbers);
        List<String> lines = new ArrayList<>();
        if (title.length() + FRAME <= look.width()) {
            lines.add(look.rule(title));
        } else {
            lines.add(look.rule(room));
            lines.addAll(Wrap.items(numbers, look.width(), " "));
        }
        lines.addAll(Wrap.items(track(), look.width(), " " + look.says("Track:") + " "));
        goal().ifPresent(goal -> lines.addAll(Wrap.hanging(look.says("Goal:") + " " + goal, look.width() - 1, " ", "   ")));
        return lines;
    }

    /** The first goal that the party can work on, or what else the victory waits for. */
    private Optional<String> goal() {
        GoalWords words = new GoalWords(scene.box().catalog());
        return Victory.progress(scene).stream().filter(goal -> goal.open() && !goal.reached()).findFirst().map(words::of)
                .or(() -> Optional.of(Victory.heldBack(scene)).filter(Refusal::refused).map(GoalWords::held)).map(look::says);
    }

    /** All goals of the chapter with their progress. */
    public static List<String> goals(Scene scene, TextStyle look) {
        GoalWords words = new GoalWords(scene.box().catalog());
        GoalRooms rooms = WaysPage.goalRooms(scene);
        List<String> lines = new ArrayList<>();
        Victory.progress(scene).forEach(goal -> {
            String said = Stream.concat(Stream.of(words.of(goal)), rooms.hidden(goal).stream()).map(look::says)
                    .collect(Collectors.joining(" "));
            lines.addAll(Wrap.hanging(said, look.width() - 1, " "
                    + look.says(goal.reached() ? "done:" : goal.open() ? "to do:" : "later:") + " ", "   "));
        });
        return lines.isEmpty() ? List.of(look.says("This chapter asks for nothing but reading.")) : lines;
    }

    private List<String> track() {
        List<String> names = new ArrayList<>();
        int turn = scene.draft().get(Clock.TURN) - 1;
        for (int place = 0; place < scene.draft().trackLength(); place++) {
            int kind = scene.draft().trackAt(place);
            String name = kind < scene.box().heroCount() ? scene.figure(kind).getName() : scene.box().minion(kind).name();
            String numbered = (place + 1) + " " + name;
            names.add(
                    kind == turn ? look.inverse("[" + numbered + "]") : kind < scene.box().heroCount() ? numbered : look.warning(numbered));
        }
        return names;
    }

    private List<String> heroes() {
        List<String> lines = new ArrayList<>();
        int widest = scene.party().stream().mapToInt(hero -> name(hero).length()).max().orElse(0);
        FigureCodes codes = FigureCodes.of(scene);
        for (Figure hero : scene.party()) {
            String start = " " + look.ink(hero.slot(), codes.of(hero)) + " " + TextStyle.padded(name(hero), widest) + "  " + life(hero)
                    + "  " + where(hero) + "  ";
            boolean narrow = TextStyle.columns(start) > look.width() * 3 / 5;
            String indent = " ".repeat(narrow ? NARROW : TextStyle.columns(start));
            if (narrow) {
                lines.add(start.stripTrailing());
            }
            lines.addAll(Wrap.hanging(belongings(hero), look.width(), narrow ? indent : start, indent));
        }
        names("Safe:", Roster.all(scene).stream().filter(Figure::isSafe).toList(), lines);
        names("In reserve:", Roster.reserve(scene), lines);
        List<CardInPlay> stash = Possessions.stash(scene);
        if (!stash.isEmpty()) {
            lines.addAll(Wrap.hanging(look.says("Stash:") + " " + cards.named(stash), look.width(), " ", "        "));
        }
        return CardNumbers.printed(lines);
    }

    private void names(String title, List<Figure> heroes, List<String> lines) {
        if (!heroes.isEmpty()) {
            String names = String.join(", ", heroes.stream().map(this::name).toList());
            lines.addAll(Wrap.hanging(look.says(title) + " " + names, look.width(), " ", "   "));
        }
    }

    private String name(Figure hero) {
        String person = people.getOrDefault(hero.key(), "");
        return person.isEmpty() ? hero.getName() : hero.getName() + " (" + person + ")";
    }

    /** The remaining life of a figure. */
    static String hearts(Figure figure, TextStyle look) {
        int left = Math.max(0, figure.getLife() - figure.getWounds());
        return look.lines() ? "♥".repeat(left) + "♡".repeat(figure.getLife() - left)
                : left + "/" + figure.getLife() + " " + look.says("life");
    }

    private String life(Figure hero) {
        return TextStyle.padded(hearts(hero, look), 4) + " " + look.says("{n} cheese", "n", hero.getCheese());
    }

    private String where(Figure hero) {
        boolean captured = scene.draft().state(hero.slot()) == FigureState.CAPTURED;
        return captured ? look.warning(look.says("captured"))
                : hero.isActive() ? TextStyle.padded(look.says(hero.getSpace().getName()), 3) : look.says("away");
    }

    private String belongings(Figure hero) {
        List<String> words = new ArrayList<>();
        Possessions.on(scene, hero).forEach(lying -> words
                .add(look.warning(lying.mark().name() + (lying.number() > 1 ? " " + lying.number() : ""))));
        hero.getEquipped().forEach(card -> words.add(cards.named(card)));
        List<CardInPlay> packed = Stream.concat(hero.getPack().stream(), hero.getTricks().stream()).toList();
        if (!packed.isEmpty()) words.add(look.says("pack:") + " " + cards.named(packed));
        return words.isEmpty() ? "-" : String.join(", ", words);
    }
}
