package mystics.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import mystics.phase.turn.Actions;
import mystics.play.Game;
import mystics.rules.Refusal;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.Wrap;
import mystics.view.CardIndex;
import mystics.view.Reasons;
import mystics.view.WhyNot;

/** Explains why an action is impossible: the reason, the rule and the remedy. */
final class Explaining {
    private static final int MANY = 18;
    private static final String MOVE = "move";

    /** Explains why the named action is impossible. Without a name, explains why each other action is impossible. */
    List<String> why(Game game, String about, TextStyle look) {
        List<Refusal> all = WhyNot.of(game);
        if (all.isEmpty()) {
            return List.of(look.says("Nothing is refused now; everything that can be done stands among the options."));
        }
        List<Refusal> fitting = all.stream().filter(refusal -> fits(refusal, about) || fits(game.setting().worded(refusal), about))
                .toList();
        if (fitting.isEmpty()) {
            return Wrap.to(
                    look.says("Nothing about '{what}' is refused now; what is possible stands among the options. Refused are: {list}.",
                            "what", about, "list", all.stream().map(Refusal::what).filter(what -> !what.pattern().startsWith("Move to"))
                                    .map(what -> game.setting().worded(what).toString()).distinct().collect(Collectors.joining(", "))),
                    look.width() - 1);
        }
        List<Refusal> told = Reasons.together(fitting, game.setting()::worded);
        List<String> lines = new ArrayList<>();
        CardIndex index = new CardIndex(game.setting().box().catalog());
        told.stream().limit(MANY).forEach(refusal -> lines.addAll(lines(refusal, index, look)));
        if (told.size() > MANY) {
            lines.add(" " + look.says("... and {n} more; say what about, such as: why {what}", "n", told.size() - MANY, "what",
                    told.get(MANY).what().toString().toLowerCase(Locale.ROOT)));
        }
        return lines;
    }

    /** Explains why the named thing is impossible; no lines if nothing with that name is refused. */
    List<String> refused(Game game, String about, TextStyle look) {
        return names(game, about) ? why(game, about, look) : isSpace(game, about) && names(game, MOVE) ? why(game, MOVE, look) : List.of();
    }

    private static boolean names(Game game, String about) {
        return WhyNot.of(game).stream().anyMatch(refusal -> fits(refusal, about) || fits(game.setting().worded(refusal), about));
    }

    /** Whether the words name a space in the acting hero's room. If the hero cannot move at all, there is no refusal for a single space. */
    private static boolean isSpace(Game game, String about) {
        return game.lookNow(scene -> Actions.acting(scene).stream().flatMap(hero -> hero.getRoom().getSpaces().stream())
                .anyMatch(space -> space.getName().equalsIgnoreCase(about.strip())));
    }

    private static boolean fits(Refusal refusal, String about) {
        List<String> has = List.of(refusal.what().toString().toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}']+"));
        String[] wanted = about.toLowerCase(Locale.ROOT).strip().split("[\\s:]+");
        return about.isBlank() || List.of(wanted).stream().allMatch(word -> has.stream().anyMatch(part -> part.startsWith(word)));
    }

    private static List<String> lines(Refusal refusal, CardIndex index, TextStyle look) {
        return Wrap.hanging(look.bold(refusal.what().toString()) + ": " + refusal.explained() + " "
                + look.dimWords("[" + index.cited(refusal.rule()) + "]"), look.width() - 1, " ", "   ");
    }
}
