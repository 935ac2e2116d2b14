package mystics.editor.disk;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileDeed;
import mystics.mod.write.Splice;

/** Edits as bytes. A label is stored as plain text, because the places in it are no longer needed. */
final class EditBytes {
    private static final int REWRITE = 1;
    private static final int CREATE = 2;
    private static final int DELETE = 3;
    private static final int RENAME = 4;

    private EditBytes() {}

    static void write(DataOutputStream out, Edit edit) throws IOException {
        text(out, edit.label().toString());
        out.writeInt(edit.deeds().size());
        for (FileDeed deed : edit.deeds()) write(out, deed);
    }

    private static void write(DataOutputStream out, FileDeed deed) throws IOException {
        if (deed instanceof FileDeed.Rewrite rewrite) {
            out.writeByte(REWRITE);
            text(out, rewrite.path());
            out.writeInt(rewrite.splices().size());
            for (Splice splice : rewrite.splices()) {
                out.writeInt(splice.start());
                out.writeInt(splice.end());
                text(out, splice.text());
            }
        } else if (deed instanceof FileDeed.Create create) {
            out.writeByte(CREATE);
            text(out, create.path());
            bytes(out, create.bytes());
        } else if (deed instanceof FileDeed.Delete delete) {
            out.writeByte(DELETE);
            text(out, delete.path());
        } else if (deed instanceof FileDeed.Rename rename) {
            out.writeByte(RENAME);
            text(out, rename.from());
            text(out, rename.to());
        }
    }

    static Edit read(DataInputStream in) throws IOException {
        Sentence label = Sentence.of("{edit}", "edit", text(in));
        List<FileDeed> deeds = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) deeds.add(deed(in));
        return new Edit(label, deeds);
    }

    private static FileDeed deed(DataInputStream in) throws IOException {
        int kind = in.readByte();
        String path = text(in);
        return switch (kind) {
            case REWRITE -> new FileDeed.Rewrite(path, splices(in));
            case CREATE -> new FileDeed.Create(path, bytes(in));
            case DELETE -> new FileDeed.Delete(path);
            case RENAME -> new FileDeed.Rename(path, text(in));
            default -> throw new IOException("no such deed: " + kind);
        };
    }

    private static List<Splice> splices(DataInputStream in) throws IOException {
        List<Splice> splices = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) splices.add(new Splice(in.readInt(), in.readInt(), text(in)));
        return splices;
    }

    static void text(DataOutputStream out, String text) throws IOException {
        bytes(out, text.getBytes(StandardCharsets.UTF_8));
    }

    static String text(DataInputStream in) throws IOException {
        return new String(bytes(in), StandardCharsets.UTF_8);
    }

    static void bytes(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static byte[] bytes(DataInputStream in) throws IOException {
        int length = in.readInt();
        byte[] bytes = in.readNBytes(Math.max(0, length));
        if (bytes.length != length) throw new IOException("the file ends too early");
        return bytes;
    }
}
