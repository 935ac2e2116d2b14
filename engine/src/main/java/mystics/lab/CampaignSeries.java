package mystics.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import mystics.bot.Bot;
import mystics.content.CampaignSheet;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.mod.load.Library;
import mystics.phase.chapter.PackingUp;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.rules.Scene;

/**
 * Plays numbered campaigns. Each campaign plays the chapters one after another and carries over the party's possessions. A lost chapter is
 * not played again. Thread-safe.
 */
public final class CampaignSeries {
    private final Library library;
    private final List<Chapter> chapters;
    private final Map<String, List<String>> parties;
    private final Set<String> variants;
    private final Bot bot;
    private final long seed;
    private final Consumer<Scene> watching;

    /** Campaigns whose tables nobody checks; the parameters are those of the other constructor. */
    public CampaignSeries(Library library, List<Chapter> chapters, Map<String, List<String>> parties, Set<String> variants, Bot bot,
            long seed) {
        this(library, chapters, parties, variants, bot, seed, scene -> {});
    }

    /**
     * @param chapters the chapters in order
     * @param parties the hero ids for each chapter, by chapter id
     * @param seed the seed of the first campaign; all chapters of a campaign have the same seed
     * @param watching checks the table after every step. An exception breaks off the game and counts as an error
     */
    public CampaignSeries(Library library, List<Chapter> chapters, Map<String, List<String>> parties, Set<String> variants, Bot bot,
            long seed, Consumer<Scene> watching) {
        this.library = library;
        this.chapters = List.copyOf(chapters);
        this.parties = Map.copyOf(parties);
        this.variants = Set.copyOf(variants);
        this.bot = bot;
        this.seed = seed;
        this.watching = watching;
    }

    /**
     * Plays the campaigns from one number to another; the second number is excluded.
     *
     * @return a report for each chapter
     */
    public List<LabReport> play(int from, int to) {
        List<SeriesSums> sums = new ArrayList<>();
        chapters.forEach(chapter -> sums.add(new SeriesSums()));
        for (int campaign = from; campaign < to; campaign++) {
            CampaignSheet sheet = CampaignSheet.NEW;
            for (int number = 0; number < chapters.size(); number++) {
                sheet = played(chapters.get(number), sheet, seed + campaign, sums.get(number));
            }
        }
        return sums.stream().map(SeriesSums::report).toList();
    }

    /** The sheet after a chapter. A game that breaks off leaves the sheet unchanged. */
    private CampaignSheet played(Chapter chapter, CampaignSheet before, long game, SeriesSums sums) {
        List<Setup.Member> party = parties.get(chapter.id()).stream().map(hero -> new Setup.Member(hero, "")).toList();
        Setting setting = library.setting(new Setup(chapter.id(), party, variants, Optional.of(before)), Inspector.NONE);
        AtomicReference<CampaignSheet> after = new AtomicReference<>(before);
        new GameSeries(setting, bot, game, (Scene scene) -> {
            watching.accept(scene);
            packed(scene).ifPresent(after::set);
        },
                (same, seating, beginning, number, ending) -> {}).play(game, sums);
        return after.get();
    }

    private static Optional<CampaignSheet> packed(Scene scene) {
        return scene.draft().outcome().over() ? PackingUp.sheet(scene) : Optional.empty();
    }

    /** The joint reports of two groups of campaigns, chapter by chapter. */
    public static List<LabReport> and(List<LabReport> first, List<LabReport> next) {
        return first.isEmpty() ? next
                : IntStream.range(0, first.size()).mapToObj(number -> first.get(number).and(next.get(number))).toList();
    }
}
