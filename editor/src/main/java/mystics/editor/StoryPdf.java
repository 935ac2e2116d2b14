package mystics.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import mystics.command.StoryPrinting;
import mystics.editor.home.CampaignTitle;
import mystics.editor.print.SheetSize;
import mystics.editor.print.StoryPrint;
import mystics.mod.load.Library;
import mystics.save.CampaignStory.ReadChapter;

/**
 * Prints the story of a campaign for the command {@code campaign NAME --story --to FILE.pdf}. The printed pages look like the pages of the
 * story in the window.
 */
public final class StoryPdf implements StoryPrinting {
    @Override
    public void print(Path file, Library library, String language, String campaign, List<ReadChapter> chapters) throws IOException {
        new StoryPrint(library.catalog(), library.wording(), language, SheetSize.A4).pdf(file, CampaignTitle.of(campaign), chapters);
    }
}
