package mystics.home;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The place where a game is saved after every answer.
 *
 * @param folder the folder
 * @param name the name of the game in the folder
 * @param campaign the campaign of the chapter; empty for a single chapter
 */
record KeptAt(GameFolder folder, String name, Optional<String> campaign) {
    /** The place of a campaign's chapter in progress, named after the campaign. */
    static KeptAt ofCampaign(GameFolder folder, String campaign) {
        return new KeptAt(folder, campaign, Optional.of(campaign));
    }

    /** Another file for the same game, with the same campaign. */
    KeptAt movedTo(GameFolder other, String otherName) {
        return new KeptAt(other, otherName, campaign);
    }

    Path file() {
        return folder.game(name);
    }

    Path picture() {
        return folder.picture(name);
    }
}
