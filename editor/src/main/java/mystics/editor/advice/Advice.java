package mystics.editor.advice;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;
import mystics.mod.write.PointerAt;
import mystics.mod.write.Splice;
import mystics.mod.yaml.Pointer;

/** Findings of the engine as problems: with the value that each is about, and what mends it. */
public final class Advice {
    private Advice() {}

    /** The problems of a mod, in the order of its findings. */
    public static List<Problem> problems(Project project, List<Finding> findings) {
        return findings.stream().map(finding -> problem(project, finding)).toList();
    }

    /** The problem of one finding. A finding about another mod has no place here and no remedy. */
    public static Problem problem(Project project, Finding finding) {
        Optional<FileText> file = project.file(finding.file()).filter(here -> finding.mod().equals(project.id()));
        Pointer pointer = file.filter(text -> text.isYaml() && finding.line() > 0)
                .flatMap(text -> PointerAt.of(text.text(), finding.line(), finding.column())).orElse(Pointer.ROOT);
        List<Edit> remedies = file.map(text -> new Remedies(project, text, pointer).of(finding)).orElse(List.of());
        return new Problem(finding, file.map(FileText::path).orElse(""), pointer, remedies);
    }

    /**
     * The edit that silences a problem, with its reason: a remark above its line. Errors cannot be silenced.
     *
     * @param reason one line
     */
    public static Optional<Edit> ignoring(Project project, Problem problem, String reason) {
        Optional<FileText> file = project.file(problem.path()).filter(text -> !problem.isError() && text.isText());
        return file.map(text -> {
            String sign = text.isYaml() ? "# " : "// ";
            int line = Math.max(1, problem.finding().line());
            List<String> before = text.text().lines().limit(line - 1L).toList();
            int at = 0;
            for (int i = 0; i < before.size(); i++) at = text.text().indexOf('\n', at) + 1;
            String rest = text.text().substring(at);
            String blanks = rest.substring(0, rest.length() - rest.stripLeading().length()).replaceAll("(?s).*\n", "");
            String remark = blanks + sign + "lint off " + problem.finding().code() + ": " + reason.strip() + lineBreak(text.text());
            return Edit.rewrite(Sentence.of("ignored: {code}", "code", problem.finding().code()), text.path(),
                    List.of(new Splice(at, at, remark)));
        });
    }

    private static String lineBreak(String text) {
        return text.contains("\r\n") ? "\r\n" : "\n";
    }
}
