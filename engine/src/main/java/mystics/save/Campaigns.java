package mystics.save;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.choice.Sentence;
import mystics.content.CampaignSheet;
import mystics.disk.CheckSum;
import mystics.disk.SafeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads and writes campaigns as files. A file is written whole or not at all, and the previous version is kept as {@code .bak}. */
public final class Campaigns {
    /** The suffix of the names of campaign files. */
    public static final String ENDING = ".campaign";
    /** The number of the format. Since format 2 there is a checksum; since format 3 the sheet has numbers, chapters and passages. */
    private static final int FORMAT = 3;
    private static final int CHECKED_FROM = 2;
    private static final String MARK = "campaign-of-mystics";
    private static final String CHECK = "check";
    private static final Pattern CHECKED = Pattern.compile("(\"" + CHECK + "\" ?: ?\")([0-9a-f]{16})(\")");
    private static final String ALTERED = "its contents are not those that were written";
    private static final String UNCHECKED = "0".repeat(16);

    private final String engine;

    /** @param engine the version of this program */
    public Campaigns(String engine) {
        this.engine = engine;
    }

    /** The content of a campaign file. Missing keys give empty values. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record CampaignFile(@JsonProperty(MARK) int format, String check, String engine, Set<String> variants, SheetFacts sheet,
            List<PlayedFacts> played) {
        CampaignFile {
            check = check == null ? "" : check;
            variants = variants == null ? Set.of() : variants;
            sheet = sheet == null ? SheetFacts.of(CampaignSheet.NEW) : sheet;
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
     * @throws SaveRefused when the file cannot be written; the file then stays unchanged
     */
    public void write(Path file, Campaign campaign) {
        String text = Json
                .write(new CampaignFile(FORMAT, UNCHECKED, engine, new TreeSet<>(campaign.variants()), SheetFacts.of(campaign.sheet()),
                        campaign.played().stream().map(Campaigns::facts).toList()));
        TextFile.write(file, checked(text, CheckSum.of(text)), before -> isWhole(file, before));
    }

    private static String checked(String text, String sum) {
        return CHECKED.matcher(text).replaceFirst("$1" + sum + "$3");
    }

    /** Whether a text matches its checksum; a text of format 1 has none. */
    private static boolean fits(String text, JsonNode tree) {
        if (tree.path(MARK).asInt() < CHECKED_FROM && !tree.has(CHECK)) {
            return true;
        }
        Matcher check = CHECKED.matcher(text);
        return check.find() && check.group(2).equals(CheckSum.of(checked(text, UNCHECKED)));
    }

    private static PlayedFacts facts(Campaign.Played played) {
        return new PlayedFacts(played.chapter(), played.result().name().toLowerCase(Locale.ROOT), played.party(), played.ending());
    }

    /**
     * Reads a campaign. Entries named in the file need not be loaded; setting up a chapter reports what is missing.
     *
     * @throws SaveRefused when the file is damaged, not a campaign, or written by a newer program
     */
    public Campaign read(Path file) {
        return read(file, TextFile.read(file));
    }

    private boolean isWhole(Path file, String text) {
        try {
            read(file, text);
            return true;
        } catch (SaveRefused damaged) {
            return false;
        }
    }

    private Campaign read(Path file, String text) {
        try {
            JsonNode tree = Json.tree(text);
            if (!tree.path(MARK).isInt()) {
                throw Files.exists(SafeFile.previous(file)) ? SaveRefused.damaged(file, ALTERED)
                        : new SaveRefused(file, Sentence.of("it is not a campaign of Mystics."),
                                Sentence.of("Choose a file that ends in {ending}.", "ending", ENDING));
            }
            if (tree.path(MARK).asInt() > FORMAT) {
                throw new SaveRefused(file,
                        Sentence.of("it was saved by a newer Mystics ({version}).", "version", tree.path("engine").asString("")),
                        Sentence.of("Update this program to open it."));
            }
            if (!fits(text, tree)) {
                throw new Unreadable(ALTERED);
            }
            CampaignFile saved = Json.read(tree, CampaignFile.class);
            List<Campaign.Played> played = saved.played().stream().map(Campaigns::played).toList();
            return new Campaign(saved.variants(), sheet(saved, played), played);
        } catch (JacksonException broken) {
            throw SaveRefused.damaged(file, Json.wrong(broken));
        } catch (Unreadable broken) {
            throw SaveRefused.damaged(file, broken.getMessage());
        }
    }

    /**
     * The sheet of a campaign file. A sheet of an older format does not count the chapters, so the list of chapters
     * played is used.
     */
    private static CampaignSheet sheet(CampaignFile saved, List<Campaign.Played> played) {
        CampaignSheet sheet = saved.sheet().sheet();
        if (saved.format() < FORMAT) {
            for (Campaign.Played chapter : played) {
                sheet = sheet.after(chapter.chapter(), chapter.result() == Campaign.Result.WON, Set.of());
            }
        }
        return sheet;
    }

    private static Campaign.Played played(PlayedFacts facts) {
        if (facts.chapter() == null || facts.result() == null) {
            throw new Unreadable("it does not say how a chapter went");
        }
        return new Campaign.Played(facts.chapter(), TableReader.constant(Campaign.Result.values(), facts.result()), facts.party(),
                facts.ending());
    }
}
