package mystics.editor.board;

import mystics.content.Catalog;
import mystics.editor.art.Fonts;
import mystics.editor.art.Gallery;
import mystics.editor.art.Looks;
import mystics.editor.art.Theme;
import mystics.editor.art.TokenArt;

/** Everything one needs to paint boards of a catalog under a theme. */
public record BoardStyle(Theme theme, Looks looks, Gallery gallery, Fonts fonts, TokenArt tokens) {
    /** The style of the loaded mods. */
    public static BoardStyle of(Catalog catalog, Theme theme) {
        Gallery gallery = new Gallery(catalog.pictures().values());
        Fonts fonts = new Fonts();
        return new BoardStyle(theme, new Looks(catalog.looks().values(), theme), gallery, fonts, new TokenArt(gallery, catalog.marks(), theme, fonts));
    }
}
