package mystics.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import mystics.mod.load.Library;
import mystics.save.CampaignStory.ReadChapter;

/** Prints the story of a campaign. The editor, which can lay out pages, provides this service. */
public interface StoryPrinting {
    /**
     * Writes a PDF file.
     *
     * @param library the mods with the names of the speakers and the language of the title
     * @param language the language of the story: two letters
     * @throws IOException if the file cannot be written
     */
    void print(Path file, Library library, String language, String campaign, List<ReadChapter> chapters) throws IOException;
}
