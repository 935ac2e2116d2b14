package mystics.save;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Campaigns as files: written whole or not at all, with the one before kept beside it as {@code .bak}. */
public final class Campaigns {
    /** How names of campaign files end. */
    public static final String ENDING = ".campaign";
    private static final int FORMAT = 1;
    private static final String MARK = "campaign-of-mystics";

    private final String engine;

    /** @param engine the version of this program */
    public Campaigns(String engine) {
        this.engine = engine;
    }

    /** What a campaign file holds; what is left out is empty. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record CampaignFile(@JsonProperty(MARK) int format, String engine, Set<String> variants, SheetFacts sheet, List<PlayedFacts> played) {
        CampaignFile {
            variants = variants == null ? Set.of() : variants;
            sheet = sheet == null ? new SheetFacts(Set.of(), Map.of()) : sheet;
            played = SaveFile.orEmpty(played);
        }
    }

    /** A chapter that has been played. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record PlayedFacts(String chapter, String result, List<String> party, String ending) {
        PlayedFacts {
            party = SaveFile.orEmpty(party);
            ending = ending == null ? "" : ending;
        }
    }

    /**
     * Writes a campaign to a file.
     *
     * @throws SaveRefused when it cannot be written; the file is as it was
     */
    public void write(Path file, Campaign campaign) {
        SafeFile.write(file, Json.write(new CampaignFile(FORMAT, engine, new TreeSet<>(campaign.variants()), SheetFacts.of(campaign.sheet()),
                campaign.played().stream().map(Campaigns::facts).toList())));
    }

    private static PlayedFacts facts(Campaign.Played played) {
        return new PlayedFacts(played.chapter(), played.result().name().toLowerCase(Locale.ROOT), played.party(), played.ending());
    }

    /**
     * Reads a campaign. What it speaks of need not be in any loaded mod; setting up a chapter tells what is missing.
     *
     * @throws SaveRefused when the file is damaged, no campaign, or of a newer program
     */
    public Campaign read(Path file) {
        String text = SafeFile.read(file);
        try {
            JsonNode tree = Json.tree(text);
            if (!tree.path(MARK).isInt()) {
                throw new SaveRefused(file, "it is not a campaign of Mystics.", "Choose a file that ends in " + ENDING + ".");
            }
            if (tree.path(MARK).asInt() > FORMAT) {
                throw new SaveRefused(file, "it was saved by a newer Mystics (" + tree.path("engine").asString("") + ").", "Update this program to open it.");
            }
            CampaignFile saved = Json.read(tree, CampaignFile.class);
            return new Campaign(saved.variants(), saved.sheet().sheet(), saved.played().stream().map(Campaigns::played).toList());
        } catch (JacksonException | Unreadable broken) {
            Path previous = SafeFile.previous(file);
            throw new SaveRefused(file, "it is damaged: " + broken.getMessage() + ".", Files.exists(previous)
                    ? "How it was one chapter before is kept in " + previous.getFileName() + "; open that." : "Begin another campaign.");
        }
    }

    private static Campaign.Played played(PlayedFacts facts) {
        if (facts.chapter() == null || facts.result() == null) {
            throw new Unreadable("it does not say how a chapter went");
        }
        return new Campaign.Played(facts.chapter(), TableReader.constant(Campaign.Result.values(), facts.result()), facts.party(), facts.ending());
    }
}
