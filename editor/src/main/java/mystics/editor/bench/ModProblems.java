package mystics.editor.bench;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.advice.Advice;
import mystics.editor.advice.Problem;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.mod.finding.Finding;

/** All problems of the mod: files that cannot be opened, findings of lint, and doubtful findings of proofs. */
final class ModProblems {
    private final Drafting drafting;
    private final Proofs proofs;
    private final Consumer<Sentence> say;
    private Optional<Loaded> read = Optional.empty();
    private List<Problem> unread = List.of();

    /** @param say tells the user why a problem stays */
    ModProblems(Drafting drafting, Proofs proofs, Consumer<Sentence> say) {
        this.drafting = drafting;
        this.proofs = proofs;
        this.say = say;
    }

    /** Receives the files of the folder that are not opened. */
    void unread(List<Finding> findings) {
        unread = Advice.problems(drafting.project(), findings);
    }

    /** Receives the mod as the engine has read it. */
    void read(Loaded fresh) {
        read = Optional.of(fresh);
    }

    List<Problem> all() {
        return Stream.of(unread, read.map(Loaded::problems).orElse(List.of()), proofs.in(drafting.project()))
                .flatMap(List::stream).toList();
    }

    List<Finding> findings() {
        return all().stream().map(Problem::finding).toList();
    }

    /** Makes an edit that mends a problem, unless the mod has changed since the problem was found. */
    void mend(Edit remedy) {
        drafting.settle();
        if (read.filter(ready -> ready.project() == drafting.project()).isPresent()) {
            drafting.make(remedy);
        } else {
            say.accept(Sentence.of("The mod has changed meanwhile. It is being read again: try once more."));
        }
    }

    /** Ignores a problem for a reason, which is recorded in its file. */
    void ignore(Problem problem, String reason) {
        Advice.ignoring(drafting.project(), problem, reason).ifPresentOrElse(this::mend,
                () -> say.accept(Sentence.of("This problem cannot be ignored: there is no place for a remark about it.")));
    }
}
