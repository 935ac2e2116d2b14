package mystics.editor.home;

import java.util.Locale;

/** The title of a campaign: its name as people write it, with blanks and a capital letter. A campaign's name is the name of its file. */
public final class CampaignTitle {
    private CampaignTitle() {
    }

    /** The title of the campaign of a name, such as {@code Our mice} for {@code our-mice}. */
    public static String of(String name) {
        String words = name.replace('-', ' ').strip();
        return words.isEmpty() ? name : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
