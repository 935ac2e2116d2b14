package mystics.editor.disk;

import java.io.IOException;
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

    /**
     * The files about a mod. Their place depends on its id and on where it lies; that of the lock only on where it lies, whatever links
     * lead there.
     *
     * @throws IOException if the folder is no more
     */
    public static WorkFiles of(Folder mod, String id, HomeFolder home) throws IOException {
        String place = Digest.of(mod.path().toRealPath().toString()).substring(0, LETTERS);
        String name = id + "-" + place;
        return new WorkFiles(new EditLock(home.path().resolve("drafts").resolve(place + ".open")),
                new EditJournal(home.path().resolve("drafts").resolve(name)), new Backups(home.path().resolve("backups").resolve(name)));
    }
}
