package mystics.editor.print;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mystics.content.Chapter;
import mystics.disk.SafeFile;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;

/**
 * A chapter of a mod on paper.
 *
 * @param library the mods, in the language of the book
 * @param mod the mod that is printed
 * @param language the language of the book, in two letters
 */
public record ChapterPrint(Library library, LoadedMod mod, Chapter chapter, String language, SheetSize paper) {
    /** The resolution of tiles and cards as pictures, in dots per inch. */
    public static final int FINE = 300;
    /** The resolution of pages as pictures, in dots per inch. */
    public static final int PAGE = 150;

    /** The things that can be printed besides the book. */
    public enum Extra {
        CARDS, TILES
    }

    /**
     * Writes a PDF file with the book, followed by the chosen extras on sheets of the same paper. The file can be printed on both sides:
     * each part of a tile has an empty back, and each sheet of cards has its own back.
     */
    public void pdf(Path file, List<Extra> extras) throws IOException {
        PageStyle style = style();
        List<Sheet> sheets = new ArrayList<>(book(style));
        if (extras.contains(Extra.TILES)) {
            new TileSheets(style, words(), chapter).parts().forEach(part -> onFront(sheets, List.of(part)));
        }
        if (extras.contains(Extra.CARDS)) onFront(sheets, new CardSheets(style, words(), mod.entries()).all());
        PdfFile.write(file, chapter.name(), language, style.faces(), sheets);
    }

    /** Adds sheets, the first one on the front of a leaf: before it, an empty page fills a leaf that has only a front. */
    private static void onFront(List<Sheet> all, List<Sheet> next) {
        if (all.size() % 2 == 1 && !next.isEmpty()) {
            Sheet first = next.get(0);
            all.add(new Sheet("empty", first.width(), first.height(), page -> {}));
        }
        all.addAll(next);
    }

    /** Writes a picture of each page, each whole tile and each sheet of cards into a folder. */
    public void pictures(Path folder, List<Extra> extras) throws IOException {
        PageStyle style = style();
        PagePictures.write(folder, book(style), PAGE);
        if (extras.contains(Extra.TILES)) PagePictures.write(folder, new TileSheets(style, words(), chapter).whole(), FINE);
        if (extras.contains(Extra.CARDS)) PagePictures.write(folder, new CardSheets(style, words(), mod.entries()).all(), FINE);
    }

    /** Writes the book as plain text. */
    public void text(Path file) throws IOException {
        SafeFile.write(file, chapter.name() + "\n\n" + chapter.intro().strip() + "\n\n"
                + BookText.of(new BookContents(chapter, words()).parts()));
    }

    /** The pages of the book. */
    public List<Sheet> book() {
        return book(style());
    }

    private List<Sheet> book(PageStyle style) {
        List<Sheet> sheets = new ArrayList<>();
        sheets.add(new Cover(style, words(), chapter, mod.manifest()).sheet());
        sheets.addAll(new BookLayout(style, chapter.name()).sheets(new BookContents(chapter, words()).parts()));
        return sheets;
    }

    private PageStyle style() {
        return PageStyle.of(library.catalog(), library.wording(), language, paper);
    }

    private BookWords words() {
        return new BookWords(library.catalog(), library.wording());
    }
}
