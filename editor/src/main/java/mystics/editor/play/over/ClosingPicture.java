package mystics.editor.play.over;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;
import mystics.editor.sight.Sight;
import mystics.phase.chapter.story.PassagesRead;
import mystics.rules.Line;
import net.miginfocom.swing.MigLayout;

/** The picture of the last page of a chapter's story that has a picture. */
final class ClosingPicture extends JPanel {
    private final Plate plate;

    private ClosingPicture(Plate plate) {
        super(new MigLayout("insets 0"));
        this.plate = plate;
        setOpaque(false);
    }

    /** This picture in a width in pixels. */
    ClosingPicture wide(int wide) {
        removeAll();
        add(plate, "wmin 0, w " + wide + "px!, h " + Math.round(wide / plate.ratio()) + "px!");
        return this;
    }

    /** The picture of a game's last pictured page; empty if no page had a picture. */
    static Optional<ClosingPicture> of(Sight sight, Gallery gallery) {
        List<Sentence> told = sight.passages().stream().map(Line::text).toList();
        return IntStream.iterate(told.size() - 1, i -> i >= 0, i -> i - 1).mapToObj(told::get)
                .flatMap(page -> plate(page, gallery).stream()).findFirst().map(ClosingPicture::new);
    }

    private static Optional<Plate> plate(Sentence page, Gallery gallery) {
        Optional<Sketch> sketch = gallery.find("scenes/" + PassagesRead.scene(page), PassagesRead.cast(page));
        return sketch.map(known -> new Plate(known, PassagesRead.seen(page)));
    }
}
