package mystics.editor.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.choice.Sentence;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.kit.translate.LanguageEdit;
import mystics.mod.finding.Finding;
import mystics.mod.write.Change;
import mystics.mod.write.Splice;
import mystics.mod.write.UnwritableChange;
import mystics.mod.yaml.Pointer;

/** The edits that mend a finding in a file. */
record Remedies(Project project, FileText file, Pointer pointer) {
    private static final Pattern NEAR = Pattern.compile("Did you mean '([^']+)'\\?");
    private static final Pattern QUOTED = Pattern.compile("'([^']+)'");
    private static final Pointer MARKS = Pointer.ROOT.in("marks");

    List<Edit> of(Finding finding) {
        List<Edit> edits = new ArrayList<>();
        near(finding).ifPresent(edits::add);
        switch (finding.code()) {
            case "unknown-key" -> edit(Sentence.of("Delete the key"), List.of(new Change.Remove(pointer))).ifPresent(edits::add);
            case "unread-file" -> edits.add(file.path().endsWith(".yml") ? renamedToYaml()
                    : moved(Sentence.of("Put it into docs"), "docs/" + name()));
            case "file-ending" -> edits.add(renamedToYaml());
            case "no-start" -> start().ifPresent(edits::add);
            case "no-entry" -> entry().ifPresent(edits::add);
            case "idle-silence" -> edits.add(withoutLine(finding.line()));
            case "language-not-listed" -> listed().ifPresent(edits::add);
            case "empty-language" -> edits.add(Edit.delete(Sentence.of("Delete the file"), file.path()));
            default -> {
                List<Change> changes = new ValueRemedies(project, file, pointer).of(finding);
                if (!changes.isEmpty()) edit(ValueRemedies.label(finding), changes).ifPresent(edits::add);
            }
        }
        return edits.stream().filter(edit -> !edit.isEmpty()).toList();
    }

    /** Adds the language of a file to the list in the manifest. */
    private Optional<Edit> listed() {
        String language = name().replaceFirst("[.]yaml$", "");
        Optional<FileText> manifest = project.file("mod.yaml").filter(there -> language.matches("[a-z]{2}"));
        return manifest.flatMap(there -> new LanguageEdit(project.source(), language).promise()
                .map(change -> Edit.of(project, Sentence.of("Put it on the list of languages"), there.path(), change)));
    }

    private String name() {
        return file.path().substring(file.path().lastIndexOf('/') + 1);
    }

    private Edit renamedToYaml() {
        return moved(Sentence.of("Rename it"), file.path().replaceFirst("\\.yml$", ".yaml"));
    }

    private Edit moved(Sentence label, String path) {
        return project.file(path).isPresent() ? new Edit(label, List.of()) : Edit.rename(label, file.path(), path);
    }

    /** Replaces the word that the finding quotes with the word that was probably meant. */
    private Optional<Edit> near(Finding finding) {
        Matcher near = NEAR.matcher(finding.fix());
        if (!near.find()) return Optional.empty();
        Sentence label = Sentence.of("Write '{word}'", "word", near.group(1));
        List<String> steps = pointer.steps();
        String key = steps.isEmpty() ? "" : steps.get(steps.size() - 1);
        Optional<Object> value = file.at(pointer);
        for (Matcher wrong = QUOTED.matcher(finding.message()); wrong.find();) {
            String word = wrong.group(1);
            if (word.equals(key) && value.isPresent()) {
                return inPlace(finding, label, key, near.group(1)).or(() -> edit(label, renamed(near.group(1), value.get())));
            }
            if (value.isPresent() && value.get() instanceof String text && text.contains(word)) {
                return edit(label, List.of(new Change.Assign(pointer, text.replace(word, near.group(1)))));
            }
        }
        return Optional.empty();
    }

    /**
     * Replaces a wrong key with another in the same place, so that remarks and order stay; empty if the finding does not concern the key.
     */
    private Optional<Edit> inPlace(Finding finding, Sentence label, String wrong, String right) {
        if (finding.line() < 1 || finding.column() < 1) return Optional.empty();
        String rest = file.text().substring(Advice.start(file.text(), finding.line()));
        int blanks = Math.min(finding.column() - 1, rest.codePointCount(0, rest.length()));
        int start = file.text().length() - rest.length() + rest.offsetByCodePoints(0, blanks);
        return file.text().startsWith(wrong, start)
                ? Optional.of(Edit.rewrite(label, file.path(), List.of(new Splice(start, start + wrong.length(), right))))
                : Optional.empty();
    }

    private List<Change> renamed(String key, Object value) {
        return List.of(new Change.Assign(around(pointer).in(key), value), new Change.Remove(pointer));
    }

    private Optional<Edit> entry() {
        return file.at(Pointer.ROOT.in("spaces").at(0).in("id")).flatMap(space -> {
            int marks = file.at(MARKS).map(list -> ((List<?>) list).size()).orElse(0);
            return edit(Sentence.of("Let minions enter at {space}", "space", space),
                    List.of(new Change.Insert(MARKS, marks, Map.of("kind", "entry", "space", space))));
        });
    }

    /** Makes the party begin at the first way into the room. */
    private Optional<Edit> start() {
        Pointer start = around(pointer);
        Optional<FileText> room = file.at(start.in("room")).flatMap(id -> project.file("tiles/" + id + ".yaml"));
        return room.flatMap(drawn -> drawn.at(Pointer.ROOT.in("exits").at(0).in("spaces")).or(() -> drawn
                .at(Pointer.ROOT.in("spaces").at(0).in("id")).map(List::of))).flatMap(spaces -> edit(
                        Sentence.of("Let the party begin at {spaces}", "spaces", ((List<?>) spaces).stream().map(String::valueOf).toList()),
                        List.of(new Change.Assign(start.in("at"), spaces))));
    }

    private static Pointer around(Pointer value) {
        Pointer around = Pointer.ROOT;
        List<String> steps = value.steps();
        for (String step : steps.subList(0, steps.size() - 1)) around = around.in(step);
        return around;
    }

    private Edit withoutLine(int line) {
        List<String> lines = new ArrayList<>(List.of(file.text().split("(?<=\n)")));
        lines.set(line - 1, lines.get(line - 1).replaceFirst("[ \\t]*(#|//) lint off [^\\r\\n]*", ""));
        if (lines.get(line - 1).isBlank()) lines.remove(line - 1);
        return Edit.text(project, Sentence.of("Delete the remark"), file.path(), String.join("", lines));
    }

    private Optional<Edit> edit(Sentence label, List<Change> changes) {
        try {
            return Optional.of(Edit.of(project, label, file.path(), changes));
        } catch (UnwritableChange no) {
            return Optional.empty();
        }
    }
}
