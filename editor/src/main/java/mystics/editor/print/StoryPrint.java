package mystics.editor.print;

import java.awt.Font;
import java.awt.Graphics2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.editor.play.over.StoryPaper;
import mystics.save.CampaignStory.ReadChapter;

/**
 * The printed story of a campaign as it was read aloud, with the pictures of its passages (STORY-2, CAMP-1).
 *
 * @param catalog provides the speakers
 * @param wording translates the title
 * @param language the language of the story, in two letters
 */
public record StoryPrint(Catalog catalog, Wording wording, String language, SheetSize paper) {

    /** Writes a PDF file: a title, and then one chapter after another. */
    public void pdf(Path file, String campaign, List<ReadChapter> chapters) throws IOException {
        PageStyle style = PageStyle.of(catalog, wording, language, paper);
        String title = new BookWords(catalog, wording).of("The story of {campaign}", "campaign", campaign);
        List<Sheet> sheets = new ArrayList<>();
        sheets.add(new Sheet("page-001", paper.width(), paper.height(), g -> cover(g, style, title, chapters)));
        sheets.addAll(new BookLayout(style, title).sheets(parts(chapters)));
        PdfFile.write(file, title, language, style.faces(), sheets);
    }

    private static void cover(Graphics2D g, PageStyle style, String title, List<ReadChapter> chapters) {
        Font large = style.faces().strong(34);
        double y = style.paper().height() * 0.3;
        g.setColor(PageStyle.INK);
        y = centred(g, style, style.set(large, large), title, y) + 24;
        g.setColor(PageStyle.QUIET);
        Typesetter names = style.set(style.faces().serif(14), style.faces().italic(14));
        for (ReadChapter chapter : chapters) y = centred(g, style, names, chapter.name(), y);
    }

    private static double centred(Graphics2D g, PageStyle style, Typesetter set, String text, double top) {
        double y = top;
        for (TypedLine line : set.lines(text, style.measure())) {
            line.write(g, (style.paper().width() - line.width()) / 2, y);
            y += set.step();
        }
        return y;
    }

    private List<BookPart> parts(List<ReadChapter> chapters) {
        Map<String, String> portraits = StoryPaper.portraits(catalog);
        ReadScenes scenes = new ReadScenes(catalog);
        List<BookPart> parts = new ArrayList<>();
        for (ReadChapter chapter : chapters) {
            if (!parts.isEmpty()) parts.add(new BookPart.NewPage());
            parts.add(new BookPart.Heading(1, chapter.name(), ""));
            for (int i = 0; i < chapter.passages().size(); i++) {
                if (i > 0) parts.add(new BookPart.Pause());
                scenes.of(chapter, chapter.passages().get(i)).ifPresent(parts::add);
                for (String words : chapter.passages().get(i).strip().split("\n\\s*\n")) parts.add(part(words.strip(), portraits));
            }
        }
        return parts;
    }

    private static BookPart part(String words, Map<String, String> portraits) {
        int colon = words.indexOf(": ");
        String name = words.substring(0, Math.max(0, colon));
        if (portraits.containsKey(name)) {
            return new BookPart.Speech(name, List.of(portraits.get(name).split(" ")), words.substring(colon + 2));
        }
        boolean boxed = words.startsWith("[") && words.endsWith("]");
        return boxed ? new BookPart.Boxed(words.substring(1, words.length() - 1)) : new BookPart.Story(words);
    }
}
