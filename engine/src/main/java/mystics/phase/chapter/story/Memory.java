package mystics.phase.chapter.story;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.content.CampaignSheet;
import mystics.content.MarkKind;
import mystics.content.Passage;
import mystics.content.Setup;
import mystics.phase.Marks;
import mystics.phase.Notes;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;

/** The memory of the campaign during a chapter: results of earlier chapters, passages read, and abilities that the heroes want to keep. */
public final class Memory {
    private Memory() {
    }

    private static CampaignSheet sheet(Scene scene) {
        return scene.box().setup().campaign().orElse(CampaignSheet.NEW);
    }

    /** The numbers of wins and defeats of a chapter before this game began. */
    public static CampaignSheet.Tries tries(Scene scene, String chapter) {
        return sheet(scene).tries(chapter);
    }

    /** Whether a passage of this chapter has been read in an earlier try or, if this game belongs to a campaign, in this game. */
    public static boolean told(Scene scene, String passage) {
        return sheet(scene).told().contains(scene.box().chapter().id() + "/" + passage)
                || Notes.get(scene, Notes.TOLD, Holder.passage(number(scene, passage))) > 0;
    }

    /** Records that a passage was read in a campaign, even if nobody was there to hear it. */
    static void tell(Scene scene, Passage passage) {
        if (scene.box().setup().campaign().isPresent()) {
            Notes.set(scene, Notes.TOLD, Holder.passage(number(scene, passage.id())), 1);
        }
    }

    /** The ids of the passages that have been read in this game of a campaign. */
    public static Set<String> read(Scene scene) {
        List<Passage> story = scene.box().chapter().story();
        return IntStream.range(0, story.size()).filter(number -> Notes.get(scene, Notes.TOLD, Holder.passage(number)) > 0)
                .mapToObj(number -> story.get(number).id()).collect(Collectors.toSet());
    }

    private static int number(Scene scene, String passage) {
        List<Passage> story = scene.box().chapter().story();
        return IntStream.range(0, story.size()).filter(number -> story.get(number).id().equals(passage)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The chapter has no passage '" + passage + "'"));
    }

    /** Whether the campaign already knows from an earlier chapter what a hero wants to keep. */
    static boolean hasSaid(Scene scene, Figure hero) {
        return !sheet(scene).of(hero.key()).keeps().isEmpty();
    }

    /**
     * The id of the ability that a hero chose to keep. For a hero who was never asked, this is its first ability, or its starting ability
     * if it has no ability.
     */
    public static String keeps(Scene scene, Figure hero) {
        CampaignSheet.HeroSheet owned = sheet(scene).of(hero.key());
        if (!owned.keeps().isEmpty()) return owned.keeps();
        if (!owned.abilities().isEmpty()) return owned.abilities().get(0);
        String chosen = scene.box().setup().party().stream().filter(member -> member.hero().equals(hero.key()))
                .map(Setup.Member::ability).findFirst().orElse("");
        String dealt = chosen.isEmpty() ? hero.heroCard().ability() : chosen;
        List<String> now = hero.getAbilities().stream().map(CardInPlay::getId).toList();
        return now.isEmpty() || now.contains(dealt) ? dealt : now.get(0);
    }

    /**
     * Sets the number of a mark that lasts for the campaign, on the table or on a hero's initiative card.
     *
     * @throws IllegalArgumentException when the mark does not last for the campaign
     */
    public static void remember(Scene scene, String mark, int holder, int number) {
        MarkKind kind = scene.box().mark(scene.box().markNumber(mark));
        if (!kind.kept()) {
            throw new IllegalArgumentException("The mark '" + mark + "' does not last for the campaign, so nothing remembers it");
        }
        Marks.lay(scene, mark, holder, number);
    }
}
