package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.script.mentions.Mention;

/** Checks that ids written in scripts exist. Each word of scripts declares which kind of name it takes: {@link mystics.rules.Names}. */
final class LiteralNames implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        KnownNames known = new KnownNames(subject.library().catalog());
        List<Finding> findings = new ArrayList<>();
        for (Mention mention : subject.mentions()) {
            Set<String> names = known.of(mention);
            if (!names.contains(mention.text()) && !perhapsOfAnotherMod(subject, mention, names)) findings.add(finding(mention, names));
        }
        return findings;
    }

    private static Finding finding(Mention mention, Set<String> names) {
        String where = mention.within().isEmpty() ? "" : " in '" + mention.within() + "'";
        return Finding
                .error("dangling", mention.place(), "there is no " + KnownNames.words(mention.what()) + " '" + mention.text() + "'" + where)
                .fix(Nearest.advice(mention.text(), names));
    }

    /** Whether an unknown name may belong to an optional mod that is not loaded now. */
    private static boolean perhapsOfAnotherMod(Subject subject, Mention mention, Set<String> names) {
        return subject.missesOne() && Nearest.to(mention.text(), names).isEmpty();
    }
}
