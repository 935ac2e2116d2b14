package mystics.trial;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.SeededFate;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Game;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.rules.Line;
import mystics.rules.Player;

/**
 * A whole game as text: the log, the questions, the possible answers (keys, sorted by kind) and the chosen answer. The text is kept beside
 * the chapter and compared with the current behaviour of the rules. Review a changed playthrough like changed code.
 */
public final class Playthrough {
    private static final String INDENT = "    ";
    private final StringBuilder text = new StringBuilder();
    private int told;

    private Playthrough() {
    }

    /** A game from beginning to end. */
    public static String of(Setting setting, long seed, Player player) {
        Playthrough playthrough = new Playthrough();
        playthrough.text.append(setting.box().chapter().name()).append(", with ")
                .append(String.join(", ", setting.box().heroes().stream().map(hero -> hero.name()).toList())).append(", seed ").append(seed)
                .append("\n\n");
        Game game = Game.begin(setting, Seating.people(new SeededFate(seed)), List.of(new BeginChapter()));
        playthrough.tell(game);
        while (game.question().isPresent()) {
            Question.Choice question = (Question.Choice) game.question().get();
            String key = question.options().get(game.look(scene -> player.choose(question, scene))).key();
            playthrough.ask(question, key);
            game = game.answer(new Answer(key));
            playthrough.tell(game);
        }
        return playthrough.text.append("\n").append(game.outcome().name()).append("\n").toString();
    }

    private void tell(Game game) {
        for (Line line : game.logSince(told)) {
            line.toString().lines().forEach(words -> text.append(words.isBlank() ? "" : INDENT + words).append("\n"));
        }
        told = game.logSize();
    }

    private void ask(Question.Choice question, String chosen) {
        text.append(question.seat().name()).append(": ").append(question.prompt()).append("\n");
        text.append(INDENT).append("? ").append(kinds(question.options())).append("\n");
        text.append(INDENT).append("> ").append(chosen).append("\n");
    }

    private static String kinds(List<? extends Option> options) {
        Map<String, StringJoiner> kinds = new LinkedHashMap<>();
        for (Option option : options) {
            String[] words = option.key().split(":", 2);
            StringJoiner kind = kinds.computeIfAbsent(words[0], word -> new StringJoiner(" "));
            if (words.length > 1) {
                kind.add(words[1]);
            }
        }
        StringJoiner all = new StringJoiner("; ");
        kinds.forEach((kind, rest) -> all.add(rest.length() == 0 ? kind : kind + ": " + rest));
        return all.toString();
    }
}
