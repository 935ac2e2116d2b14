package mystics.mod.source;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/** Decodes the bytes of a file as UTF-8 text. */
public final class Utf8 {
    private Utf8() {}

    /**
     * The text of a file, without a byte order mark.
     *
     * @throws BrokenMod if the file is not in UTF-8
     */
    public static String decode(Place file, byte[] bytes) {
        CharBuffer text = CharBuffer.allocate(bytes.length);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        if (StandardCharsets.UTF_8.newDecoder().decode(in, text, true).isError()) {
            throw new BrokenMod(Finding.error("encoding", at(file, bytes, in.position()), "the file is not UTF-8 text from here on")
                    .fix("Save it as UTF-8."));
        }
        String read = text.flip().toString();
        return read.startsWith("\uFEFF") ? read.substring(1) : read;
    }

    private static Place at(Place file, byte[] bytes, int position) {
        int line = 1;
        int begin = 0;
        for (int i = 0; i < position; i++) {
            if (bytes[i] == '\n') {
                line++;
                begin = i + 1;
            }
        }
        return file.at(line, new String(bytes, begin, position - begin, StandardCharsets.UTF_8).length() + 1);
    }
}
