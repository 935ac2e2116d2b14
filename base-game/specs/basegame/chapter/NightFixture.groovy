package basegame.chapter

import mystics.content.CampaignSheet
import mystics.trial.TrialTable

/** Tables of chapter ten: four mice in the night the tree stood. */
abstract class NightFixture extends ChapterSpec {
    static final CampaignSheet WITH_VURST = new CampaignSheet([:], [:], ['vursts-redemption': new CampaignSheet.Tries(1, 0)], [] as Set)

    void night(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'the-night-the-tree-stood', party: ['collin', 'filch', 'nez', 'tilda'], variants: []] + named, changes)
    }

    boolean read(String words) {
        log.any { it.contains words }
    }
}
