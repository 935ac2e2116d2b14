package mystics.editor.desktop;

import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.JComponent;
import mystics.editor.home.HomePane;
import mystics.editor.home.Page;
import mystics.editor.home.ReplayPane;
import mystics.editor.home.Scenery;
import mystics.editor.settings.Scheme;
import mystics.editor.settings.Settings;

/**
 * The picture of the home page, which is available only after it has been made. The picture is also shown, with less light, behind the
 * pages that can be opened from there.
 */
final class HomePicture {
    private final Executor painting;
    private Optional<Scenery> scenery = Optional.empty();

    /** @param painting paints pictures, one after another */
    HomePicture(Executor painting) {
        this.painting = painting;
    }

    /** Whether there is a picture. */
    boolean isMade() {
        return scenery.isPresent();
    }

    /** Sets the picture, or removes it when other mods are loaded. */
    void made(Optional<Scenery> newScenery) {
        scenery = newScenery;
    }

    /**
     * Shows the picture behind a page if this kind of page can have a picture. There is no picture under the strongest contrast or while a
     * game is being watched.
     */
    void behind(JComponent pane, Settings settings) {
        if (pane instanceof HomePane home) {
            scenery.ifPresent(known -> home.show(known, settings.motion()));
        } else if (pane instanceof Page page && !(pane instanceof ReplayPane) && settings.scheme() != Scheme.CONTRAST) {
            scenery.ifPresent(known -> page.show(known, painting));
        }
    }
}
