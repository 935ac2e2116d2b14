package mystics.editor.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.NewId;
import mystics.editor.draft.NewManifest;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;
import mystics.mod.source.ModSource;
import mystics.mod.write.PointerAt;
import mystics.mod.write.Splice;
import mystics.mod.yaml.Pointer;

/** Turns findings of the engine into problems, each with the value that it concerns and the edits that mend it. */
public final class Advice {
    private Advice() {}

    /** The problems of a mod, in the order of its findings. */
    public static List<Problem> problems(Project project, List<Finding> findings) {
        return findings.stream().map(finding -> problem(project, finding)).toList();
    }

    /** The problem of one finding. A problem about another mod has neither a place in this mod nor a remedy. */
    public static Problem problem(Project project, Finding finding) {
        Optional<FileText> file = project.file(finding.file())
                .filter(here -> List.of(project.id(), project.idNow()).contains(finding.mod()));
        Pointer pointer = file.filter(text -> text.isYaml() && finding.line() > 0)
                .flatMap(text -> PointerAt.of(text.text(), finding.line(), finding.column())).orElse(Pointer.ROOT);
        List<Edit> remedies = file.map(text -> new Remedies(project, text, pointer).of(finding))
                .orElseGet(() -> manifest(project, finding));
        return new Problem(finding, file.map(FileText::path).orElse(""), pointer, remedies);
    }

    /** The edit that adds a missing manifest. */
    private static List<Edit> manifest(Project project, Finding finding) {
        boolean without = finding.code().equals("no-manifest") && project.file(ModSource.MANIFEST).isEmpty();
        return !without ? List.of() : List.of(Edit.create(Sentence.of("Write {file}", "file", ModSource.MANIFEST), ModSource.MANIFEST,
                NewManifest.text(NewId.of(project.id(), "mod"), project.id(), System.getProperty("user.name", "?"))));
    }

    /**
     * The edit that silences a problem and records the author's reason. The edit adds a remark above the problem's line, or at the end of
     * the line if a remark above would become part of a text. Errors cannot be silenced.
     *
     * @param reason one line
     */
    public static Optional<Edit> ignoring(Project project, Problem problem, String reason) {
        Finding finding = problem.finding();
        return project.file(problem.path()).filter(file -> !problem.isError() && file.isText()).flatMap(file -> {
            String remark = (file.isYaml() ? "# " : "// ") + "lint off " + finding.code() + ": " + reason.strip();
            return Stream.of(above(file, finding.line(), remark), behind(file, finding.line(), remark))
                    .map(splice -> Edit.rewrite(Sentence.of("ignored: {code}", "code", finding.code()), file.path(), List.of(splice)))
                    .filter(edit -> sameTree(file, project.with(edit))).findFirst();
        });
    }

    private static Splice above(FileText file, int line, String remark) {
        int at = start(file.text(), line);
        String rest = file.text().substring(at);
        String blanks = rest.substring(0, rest.length() - rest.stripLeading().length()).replaceAll("(?s).*\n", "");
        return new Splice(at, at, blanks + remark + lineBreak(file.text()));
    }

    private static Splice behind(FileText file, int line, String remark) {
        int start = start(file.text(), line);
        int end = start + file.text().substring(start).lines().findFirst().orElse("").length();
        return new Splice(end, end, " " + remark);
    }

    /** The place where a line begins; lines are counted from 1. */
    static int start(String text, int line) {
        int at = 0;
        for (int i = 1; i < line; i++) at = text.indexOf('\n', at) + 1;
        return at;
    }

    private static boolean sameTree(FileText before, Project after) {
        FileText now = after.file(before.path()).orElseThrow();
        return !before.isYaml() || now.broken().isEmpty() && now.tree().equals(before.tree());
    }

    private static String lineBreak(String text) {
        return text.contains("\r\n") ? "\r\n" : "\n";
    }
}
