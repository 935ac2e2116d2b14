package mystics.editor.disk;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.disk.SafeFile;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Project;

/**
 * Every unsaved edit of one mod, in the user's own folder. Each file of the journal holds a few edits, in order. Before the first edit of a
 * file of the mod, the journal records the original bytes of that file. The edits can therefore be made again even if the mod's own folder
 * has changed. The journal is used on one thread at a time, never on the window's thread.
 *
 * @see Left
 */
public final class EditJournal {
    private static final String ENDING = ".edits";
    private static final int FORM = 1;
    private static final int TRIES = 2;

    private final Path folder;
    private final Set<String> touched = new HashSet<>();
    private final List<Noted> unwritten = new ArrayList<>();
    private int number;

    /** @param folder the folder of this mod's edits, which need not exist; edits that are put aside lie beside it */
    public EditJournal(Path folder) {
        this.folder = folder;
    }

    /**
     * The edits that an earlier run of the program left behind. Edits that the program has twice failed to make again are put aside.
     *
     * @param disk the mod on the disk
     * @return empty if no edits were left behind, or if the mod on the disk already has all of them
     * @throws IOException if the edits cannot be read or counted
     */
    public Optional<Left> left(Project disk) throws IOException {
        SafeFile.clear(sibling("gone"));
        if (files().isEmpty()) return Optional.empty();
        int tries = Files.exists(tries()) ? Files.readAllBytes(tries()).length : 0;
        if (tries >= TRIES) {
            putAside();
            return Optional.empty();
        }
        SafeFile.write(tries(), "x".repeat(tries + 1));
        Left left = read(disk);
        if (left.result().equals(disk)) {
            restart();
            return Optional.empty();
        }
        return Optional.of(left);
    }

    private Left read(Project disk) throws IOException {
        Left left = new Left(disk, List.of());
        for (Path file : files()) {
            try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
                if (in.readInt() != FORM) throw new IOException("another version of the program wrote " + file.getFileName());
                for (int edits = in.readInt(); edits > 0; edits--) left = left.read(in, touched);
            }
            String name = file.getFileName().toString();
            number = Integer.parseInt(name.substring(0, name.length() - ENDING.length()));
        }
        return left;
    }

    /** Records that the edits of the earlier run have been made again with success. The journal adds new edits after these edits. */
    public void wentOn() throws IOException {
        SafeFile.clear(tries());
    }

    /** One edit, with the mod as it was before the edit. */
    public record Noted(Edit edit, Project before) {}

    /**
     * Stores edits, in their order.
     *
     * @throws IOException if the edits cannot be written; the next call then tries again
     */
    public void keep(List<Noted> edits) throws IOException {
        unwritten.addAll(edits);
        if (unwritten.isEmpty()) return;
        Set<String> known = new HashSet<>(touched);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(FORM);
        out.writeInt(unwritten.size());
        for (Noted noted : unwritten) Left.write(out, noted, known);
        SafeFile.write(folder.resolve(String.format("%07d%s", number + 1, ENDING)), bytes.toByteArray());
        number++;
        touched.addAll(known);
        unwritten.clear();
    }

    /** Forgets all edits, because the mod was saved. */
    public void restart() throws IOException {
        if (Files.isDirectory(folder)) {
            SafeFile.move(folder, sibling("gone"));
            SafeFile.clear(sibling("gone"));
        }
        forget();
    }

    /** Moves all edits to a file that the program never reads. A user can still find that file. */
    public void putAside() throws IOException {
        int free = 1;
        while (Files.exists(sibling("aside-" + free))) free++;
        if (Files.isDirectory(folder)) SafeFile.move(folder, sibling("aside-" + free));
        forget();
    }

    private void forget() {
        touched.clear();
        unwritten.clear();
        number = 0;
    }

    private Path sibling(String what) {
        return folder.resolveSibling(folder.getFileName() + "." + what);
    }

    private Path tries() {
        return folder.resolve("tries");
    }

    private List<Path> files() throws IOException {
        if (!Files.isDirectory(folder)) return new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("[0-9]{7}\\" + ENDING)).sorted().toList();
        }
    }
}
