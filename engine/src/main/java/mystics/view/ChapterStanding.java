package mystics.view;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.save.Campaign;

/** How far a campaign has got with a chapter. The sign says the same as the word, so that a list can be read at a glance (END-2). */
public enum ChapterStanding {
    WON("✓", "won"), READ("✓", "read"), LOST("✗", "lost"), UNDER_WAY("▸", "under way"), AHEAD("○", "not yet played");

    private final String sign;
    private final String word;

    ChapterStanding(String sign, String word) {
        this.sign = sign;
        this.word = word;
    }

    /** @param underWay the id of the chapter that the campaign is playing */
    public static ChapterStanding of(Campaign campaign, Chapter chapter, Optional<String> underWay) {
        if (underWay.filter(chapter.id()::equals).isPresent()) return UNDER_WAY;
        if (campaign.hasWon(chapter)) return chapter.storyOnly() ? READ : WON;
        return campaign.played().stream().anyMatch(past -> past.chapter().equals(chapter.id())) ? LOST : AHEAD;
    }

    /** The sign, for a page whose letters have one. */
    public String sign() {
        return sign;
    }

    /** The word. */
    public Sentence word() {
        return Sentence.of(word);
    }

    /** The sign and the word. */
    public Sentence said() {
        return Sentence.of("{sign} {word}", "sign", sign, "word", word());
    }
}
