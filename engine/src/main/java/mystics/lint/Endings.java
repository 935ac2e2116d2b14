package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import mystics.bot.Bot;
import mystics.lab.GameSeries;
import mystics.lab.LabReport;
import mystics.bot.SuggestedParty;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.play.Inspector;

/**
 * Has bots play each chapter, and checks that every game ends.
 *
 * @param games number of games for each chapter
 */
record Endings(int games) implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (Document page : subject.entries("chapters")) play(subject, page, findings);
        return findings;
    }

    private void play(Subject subject, Document page, List<Finding> findings) {
        Chapter chapter = subject.library().catalog().chapters().get(page.id());
        List<Setup.Member> party = SuggestedParty.of(subject.library().catalog(), chapter).stream().map(hero -> new Setup.Member(hero, ""))
                .toList();
        try {
            Setup setup = new Setup(chapter.id(), party, Set.of());
            LabReport report = new GameSeries(subject.library().setting(setup, Inspector.NONE), Bot.SENSIBLE, 1).play(0, games);
            long unended = report.errors() + report.givenUp();
            if (unended > 0) {
                List<Finding> rules = report.causes().keySet().stream()
                        .flatMap(cause -> FailedRule.in(subject.manifest().id(), cause).stream()).toList();
                findings.addAll(rules);
                if (rules.isEmpty()) {
                    findings.add(page.error("games-break-off", "", unended + " of " + games + " games played by bots did not end: "
                            + String.join("; ", report.causes().keySet())));
                }
            }
        } catch (SetupRefused refused) {
            findings.add(page.error("cannot-be-set-up", "", "the chapter cannot be set up: " + refused.getMessage()));
        }
    }
}
