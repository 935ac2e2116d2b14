package mystics.home;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a game is kept after every answer.
 *
 * @param folder the folder; {@code name} how the game is called there
 * @param campaign the campaign whose chapter it is; empty when it is played by itself
 */
record KeptAt(GameFolder folder, String name, Optional<String> campaign) {
    /** The chapter under way of a campaign, which goes by its name. */
    static KeptAt ofCampaign(GameFolder folder, String campaign) {
        return new KeptAt(folder, campaign, Optional.of(campaign));
    }

    /** The same campaign's game, if it is one, as another file. */
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
