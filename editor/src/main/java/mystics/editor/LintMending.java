package mystics.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import mystics.command.Mending;
import mystics.editor.advice.Checking;
import mystics.editor.advice.Mended;
import mystics.editor.advice.Problem;
import mystics.editor.disk.WorkFiles;
import mystics.editor.disk.Folder;
import mystics.editor.draft.Project;
import mystics.home.HomeFolder;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;

/** Mends findings for {@code lint --fix}, with the remedies that the editor offers as buttons. */
public final class LintMending implements Mending {
    @Override
    public List<Mend> mend(Path mod, List<ModSource> beside, HomeFolder home) throws IOException {
        Folder folder = new Folder(mod);
        Project before = folder.read();
        WorkFiles files = WorkFiles.of(folder, before.id(), home);
        files.lock().check(mod);
        Mended mended = Mended.of(before, new Checking(ModLoader.fresh(), beside)::problems);
        if (!mended.problems().isEmpty()) {
            files.backups().copy(before, LocalDateTime.now());
            folder.save(before, mended.project());
        }
        return mended.problems().stream().map(LintMending::mend).toList();
    }

    private static Mend mend(Problem problem) {
        return new Mend(problem.finding(), problem.remedies().get(0).label().toString());
    }
}
