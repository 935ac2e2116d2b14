package mystics.command;

import java.util.List;
import java.util.concurrent.Callable;
import mystics.book.RuleTexts;
import mystics.terminal.desk.Desk;
import mystics.terminal.desk.Desks;
import mystics.terminal.page.RulePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that shows the rule book. */
@Command(name = "rules", description = "Shows the rule book: one rule by number, a chapter by name, or all rules that contain some words.")
final class RulesCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ID|WORD", arity = "0..*", description = "A number such as MOVE-7, a chapter such as move, or "
            + "words. Default: the list of chapters.")
    private List<String> asked = List.of();

    @Override
    public Integer call() {
        RuleTexts book = RuleTexts.shipped();
        String words = String.join(" ", asked);
        try (Desk desk = Desks.showing()) {
            desk.show(RulePage.lines(book, words, desk.look()));
        }
        return RulePage.speaksOf(book, words) ? Mystics.FINE : Mystics.FAILED;
    }
}
