package mystics.editor.art;

import java.util.Arrays;
import java.util.Locale;

/** What a surface is like; the words are those of the schema of looks. */
public enum Texture {
    PLAIN, FLAGS, BRICKS, TILES, BOARDS, EARTH, GRAIN, SPECKLES, STRANDS, WAVES, FACETS, SHINE, NONE;

    /** The texture of a word; plain for any other. */
    public static Texture of(String word) {
        return Arrays.stream(values()).filter(texture -> texture.name().toLowerCase(Locale.ROOT).equals(word)).findFirst().orElse(PLAIN);
    }
}
