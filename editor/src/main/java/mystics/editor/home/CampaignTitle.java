package mystics.editor.home;

/**
 * The title of a campaign is its name as it was typed. The campaign's file has the same name, with a low line in place of each blank,
 * because a blank would end a name on a command line.
 */
public final class CampaignTitle {
    private static final char BLANK = '_';

    private CampaignTitle() {
    }

    /** The title of the campaign whose file has a name, such as {@code Our mice} for {@code Our_mice}. */
    public static String of(String name) {
        return name.replace(BLANK, ' ');
    }

    /** The name of the file for a title that somebody typed. */
    static String file(String typed) {
        return typed.strip().replaceAll("\\s+", String.valueOf(BLANK));
    }
}
