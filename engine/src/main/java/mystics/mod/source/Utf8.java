package mystics.mod.source;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/** Turns the bytes of a file into text. */
public final class Utf8 {
    private Utf8() {}

    /**
     * The text of a file, without a byte order mark.
     *
     * @throws BrokenMod if it is not UTF-8
     */
    public static String decode(Place file, byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new BrokenMod(Finding.error("encoding", file, "the file is not UTF-8 text").fix("Save it as UTF-8."));
        }
    }
}
