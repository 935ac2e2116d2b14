package mystics.editor.art;

import java.util.Arrays;
import java.util.Locale;

/** The textures a surface can have, named as in the schema of looks. */
public enum Texture {
    PLAIN, FLAGS, BRICKS, TILES, BOARDS, EARTH, GRAIN, SPECKLES, STRANDS, WAVES, FACETS, SHINE, CLOTH, TUBE, NONE;

    /** The texture with a given name; {@link #PLAIN} if there is none. */
    public static Texture of(String word) {
        return Arrays.stream(values()).filter(texture -> texture.name().toLowerCase(Locale.ROOT).equals(word)).findFirst().orElse(PLAIN);
    }
}
