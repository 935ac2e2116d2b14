package mystics.editor.board;

import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.editor.art.CardArt;
import mystics.editor.art.DieArt;
import mystics.editor.art.Fonts;
import mystics.editor.art.Gallery;
import mystics.editor.art.Looks;
import mystics.editor.art.Theme;
import mystics.editor.art.TokenArt;

/**
 * Everything that is needed to paint boards with the pictures of a catalog and the colours of a theme.
 *
 * @param wording translates painted words into the language of the table
 */
public record BoardStyle(Theme theme, Looks looks, Gallery gallery, Fonts fonts, TokenArt tokens, Wording wording) {
    /** The style of the loaded mods. */
    public static BoardStyle of(Catalog catalog, Theme theme) {
        Gallery gallery = new Gallery(catalog.pictures().values());
        Fonts fonts = new Fonts();
        return new BoardStyle(theme, new Looks(catalog.looks().values(), theme), gallery, fonts,
                new TokenArt(gallery, catalog.marks(), theme, fonts), Wording.PLAIN);
    }

    /** The same style, with the painted words translated. */
    public BoardStyle in(Wording language) {
        return new BoardStyle(theme, looks, gallery, fonts, tokens, language);
    }

    /** The painter of cards. */
    public CardArt cardArt() {
        return new CardArt(gallery, fonts, theme);
    }

    /** The painter of dice. */
    public DieArt dieArt() {
        return new DieArt(fonts, theme);
    }
}
