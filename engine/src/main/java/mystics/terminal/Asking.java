package mystics.terminal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import mystics.choice.Faces;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.phase.turn.Actions;
import mystics.play.Game;
import mystics.play.Session;
import mystics.table.Clock;
import mystics.table.Table;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.BackgroundPage;
import mystics.terminal.page.CardNumbers;
import mystics.terminal.page.MenuPage;
import mystics.terminal.page.RoomPage;
import mystics.terminal.page.StatusPage;
import mystics.terminal.page.Wrap;
import mystics.view.Background;
import mystics.view.ChoiceMenu;
import mystics.view.OptionForecasts;
import mystics.view.OptionOdds;

/** Shows a question at the terminal: the table, the player who is asked, and the options. */
public final class Asking {
    private final Set<String> explained = new HashSet<>();
    private final GuideTalk guide = new GuideTalk();
    private final HintTalk hints;
    private Table seen;

    /** Questions without hints. */
    public Asking() {
        this(HintTalk.none());
    }

    /** Questions with hints. */
    Asking(HintTalk hints) {
        this.hints = hints;
    }

    /** A question with its options. The board is shown only if it has changed. */
    List<String> question(Session session, TextStyle look, Function<Option, OptionOdds> odds) {
        Game game = session.game();
        Question question = game.question().orElseThrow();
        List<String> lines = new ArrayList<>();
        boolean fresh = !game.open().table().equals(seen);
        if (fresh) {
            lines.add("");
            lines.addAll(board(session, look));
            if (seen == null) lines.addAll(game.lookNow(scene -> CardNumbers.legend(scene, look)));
            seen = game.open().table();
        }
        lines.addAll(guide.lines(game, look));
        lines.add("");
        List<String> heading = heading(session, look);
        lines.addAll(heading);
        int above = lines.size();
        if (question instanceof Question.Choice choice) {
            lines.addAll(BackgroundPage.lines(Background.of(game), look));
            Map<String, List<String>> ahead = OptionForecasts.remarks(game);
            Set<String> meanings = new TreeSet<>();
            Function<Option, String> noted = option -> {
                OptionOdds known = odds.apply(option);
                meanings.add(known.meaning());
                return known.words();
            };
            lines.addAll(MenuPage.lines(ChoiceMenu.of(choice, game.setting()::worded), look, noted,
                    option -> ahead.getOrDefault(option.key(), List.of())));
            lines.addAll(meaning(meanings, look));
            lines.addAll(hints.lines(game, look));
        } else if (question instanceof Question.Roll roll) {
            lines.addAll(BackgroundPage.lines(Background.of(game), look));
            lines.addAll(dice(roll, look));
        }
        if (lines.size() - above > look.height() - heading.size() - 1) {
            lines.addAll(heading);
        }
        return lines;
    }

    /** The seat that is asked and the prompt. The text is repeated below options that fill the screen. */
    private static List<String> heading(Session session, TextStyle look) {
        Game game = session.game();
        Question question = game.question().orElseThrow();
        String seat = look.inverse(" " + look.says(asked(question.seat(), session)) + " ");
        String asks = look.bold(game.setting().worded(question.prompt()).toString()) + movement(game, question, look);
        if (TextStyle.columns(seat + "  " + asks) <= look.width()) {
            return List.of(seat + "  " + asks);
        }
        List<String> lines = new ArrayList<>(List.of(seat));
        lines.addAll(Wrap.hanging(asks, look.width() - 1, " ", " "));
        return lines;
    }

    /** An explanation of the word that stands before a probability, given once in a sitting. */
    private List<String> meaning(Set<String> meanings, TextStyle look) {
        return meanings.stream().filter(meaning -> !meaning.isEmpty() && explained.add(meaning))
                .flatMap(meaning -> Wrap.hanging(look.dim(meaning), look.width() - 1, " ", " ").stream()).toList();
    }

    /** The player who is asked, in words: the hero with the player's name, or everybody. */
    public static Sentence asked(Seat seat, Session session) {
        Map<String, String> people = session.company().people();
        if (seat.equals(Seat.FATE)) {
            return Sentence.of("The dice");
        }
        Optional<String> hero = session.game().setting().box().heroes().stream().filter(card -> card.id().equals(seat.name()))
                .map(HeroCard::name).findFirst();
        return hero.map(name -> people.containsKey(seat.name())
                ? Sentence.of("{person} as {hero}", "person", people.get(seat.name()), "hero", name) : Sentence.of("{hero}", "hero", name))
                .orElse(Sentence.of(people.isEmpty() ? "The party" : "All together"));
    }

    /** The table: chapter, track, heroes and finally the board, next to the question. */
    List<String> board(Session session, TextStyle look) {
        Game game = session.game();
        Map<String, String> reach = game.question().filter(Question.Choice.class::isInstance)
                .map(question -> ChoiceMenu.of((Question.Choice) question).reach()).orElse(Map.of());
        return game.lookNow(scene -> {
            if (scene.box().chapter().storyOnly()) return List.of();
            List<String> lines = new ArrayList<>(StatusPage.head(scene, look));
            lines.addAll(StatusPage.heroes(scene, look, session.company().people()));
            lines.addAll(RoomPage.lines(scene, look, reach, Actions.acting(scene)));
            return lines;
        });
    }

    private static String movement(Game game, Question question, TextStyle look) {
        if (!(question instanceof Question.Choice choice) || !ChoiceMenu.of(choice).isTurn()) {
            return "";
        }
        return game.lookNow(scene -> "  (" + look.says("movement {m}, {n} {n|action|actions}", "m", scene.draft().get(Clock.MOVEMENT), "n",
                scene.draft().get(Clock.ACTIONS)) + ")");
    }

    private static List<String> dice(Question.Roll roll, TextStyle look) {
        List<String> faces = new ArrayList<>();
        for (int face = 1; face <= 6; face++) {
            faces.add(face + " = " + look.says(Faces.said(face)));
        }
        return List.of(
                " " + look.says("Throw {n} {n|die|dice} and type the faces by their numbers, such as {example}:", "n", roll.dice(),
                        "example", "4 1 6 2 5 3".substring(0, 2 * Math.min(6, roll.dice()) - 1)),
                "  " + look.dim(String.join("   ", faces.subList(0, 3))), "  " + look.dim(String.join("   ", faces.subList(3, 6))));
    }
}
