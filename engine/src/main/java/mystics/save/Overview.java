package mystics.save;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import mystics.content.CampaignSheet;
import mystics.table.Clock;
import mystics.table.Outcome;

/**
 * The facts about a saved game that can be read without setting the game up.
 *
 * @param chapter the id of the game's chapter
 * @param heroes the ids of the party's heroes
 * @param page the current page of the hourglass
 * @param endPage the page at which the chapter is lost
 * @param outcome the state of the chapter
 * @param mods the mods with which the game was saved, in words
 * @param campaign the campaign sheet from which the chapter began; empty when the game belongs to no campaign, or when the chapter and the
 *    choice of cards to keep are over (CAMP)
 */
public record Overview(String chapter, List<String> heroes, int round, int page, int endPage, Outcome outcome, List<String> mods,
        Optional<CampaignSheet> campaign) {
    public Overview {
        heroes = List.copyOf(heroes);
        mods = List.copyOf(mods);
    }

    /** The overview of a game outside any campaign. */
    public Overview(String chapter, List<String> heroes, int round, int page, int endPage, Outcome outcome, List<String> mods) {
        this(chapter, heroes, round, page, endPage, outcome, mods, Optional.empty());
    }

    static Overview of(SaveFile file) {
        return new Overview(file.setup() == null || file.setup().chapter() == null ? "" : file.setup().chapter(),
                file.setup() == null ? List.of() : file.setup().party().stream().map(SaveFile.SetupFacts.Member::hero).toList(),
                number(file, "round"), number(file, "page"), number(file, "end-page"), outcome(file),
                file.mods().stream().map(mod -> mod.id() + " " + mod.version()).toList(),
                Optional.ofNullable(file.setup()).filter(setup -> !file.agenda().isEmpty()).flatMap(SaveFile.SetupFacts::campaign)
                        .map(SheetFacts::sheet));
    }

    private static Outcome outcome(SaveFile file) {
        return Arrays.stream(Outcome.values())
                .filter(known -> TableWriter.word(known).equals(file.table().clock().get(TableWriter.word(Clock.OUTCOME)))).findFirst()
                .orElse(Outcome.RUNNING);
    }

    private static int number(SaveFile file, String clock) {
        return file.table().clock().get(clock) instanceof Integer number ? number : 0;
    }
}
