package mystics.editor.disk;

import java.io.IOException;
import java.nio.file.Path;
import mystics.home.HomeFolder;
import mystics.mod.source.Digest;

/**
 * The program's files about one mod in the user's folder.
 *
 * @param lock tells whether the editor has the mod open
 * @param journal the unsaved edits
 * @param backups the copies of the mod
 * @param tracing the folder for the facts about the pictures that are traced in the mod's rooms
 */
public record WorkFiles(EditLock lock, EditJournal journal, Backups backups, Path tracing) {
    private static final int LETTERS = 8;

    /** The files about a mod. The place of these files depends on the id of the mod and on its folder. */
    public static WorkFiles of(Folder mod, String id, HomeFolder home) throws IOException {
        String place = Digest.of(mod.path().toRealPath().toString()).substring(0, LETTERS);
        String name = id + "-" + place;
        return new WorkFiles(new EditLock(home.path().resolve("drafts").resolve(place + ".open")),
                new EditJournal(home.path().resolve("drafts").resolve(name)), new Backups(home.path().resolve("backups").resolve(name)),
                home.path().resolve("tracing").resolve(name));
    }
}
