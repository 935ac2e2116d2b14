package mystics.save;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import mystics.content.CampaignSheet;
import mystics.table.Clock;
import mystics.table.Outcome;

/**
 * What can be said of a saved game without setting it up.
 *
 * @param chapter id of its chapter; {@code heroes} ids of its party
 * @param page the page of the hourglass; {@code endPage} that on which the chapter is lost
 * @param outcome how the chapter stands; {@code mods} the mods it was saved with, in words
 * @param campaign the sheet its chapter began from, as long as something is left to be answered, if only what the mice keep (CAMP); empty when it is over, or of no campaign
 */
public record Overview(String chapter, List<String> heroes, int round, int page, int endPage, Outcome outcome, List<String> mods, Optional<CampaignSheet> campaign) {
    public Overview {
        heroes = List.copyOf(heroes);
        mods = List.copyOf(mods);
    }

    /** That of a game of no campaign. */
    public Overview(String chapter, List<String> heroes, int round, int page, int endPage, Outcome outcome, List<String> mods) {
        this(chapter, heroes, round, page, endPage, outcome, mods, Optional.empty());
    }

    static Overview of(SaveFile file) {
        return new Overview(file.setup() == null || file.setup().chapter() == null ? "" : file.setup().chapter(), file.setup() == null ? List.of() : file.setup().party().stream().map(SaveFile.SetupFacts.Member::hero).toList(),
                number(file, "round"), number(file, "page"), number(file, "end-page"), outcome(file), file.mods().stream().map(mod -> mod.id() + " " + mod.version()).toList(),
                Optional.ofNullable(file.setup()).filter(setup -> !file.agenda().isEmpty()).flatMap(SaveFile.SetupFacts::campaign).map(SheetFacts::sheet));
    }

    private static Outcome outcome(SaveFile file) {
        return Arrays.stream(Outcome.values()).filter(known -> TableWriter.word(known).equals(file.table().clock().get(TableWriter.word(Clock.OUTCOME)))).findFirst().orElse(Outcome.RUNNING);
    }

    private static int number(SaveFile file, String clock) {
        return file.table().clock().get(clock) instanceof Integer number ? number : 0;
    }
}
