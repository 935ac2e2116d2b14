package mystics.editor.disk;

import java.nio.file.Path;
import mystics.home.HomeFolder;
import mystics.mod.source.Digest;

/**
 * What the program keeps of one mod in the user's folder.
 *
 * @param lock tells whether the editor has it open
 * @param journal the edits that are not saved
 * @param backups its copies
 */
public record WorkFiles(EditLock lock, EditJournal journal, Backups backups) {
    private static final int LETTERS = 8;

    /** The files about a mod. Their place depends on its id and on where it lies. */
    public static WorkFiles of(Folder mod, String id, HomeFolder home) {
        String name = id + "-" + Digest.of(mod.path().toAbsolutePath().normalize().toString()).substring(0, LETTERS);
        return new WorkFiles(new EditLock(home.path().resolve("drafts").resolve(name + ".open")),
                new EditJournal(home.path().resolve("drafts").resolve(name)), new Backups(home.path().resolve("backups").resolve(name)));
    }
}
