package mystics.editor.home;

import java.util.Optional;
import javax.swing.JPanel;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.editor.art.Gallery;
import mystics.editor.play.over.Plate;
import mystics.editor.type.Type;

/** The first picture of a chapter, as large as the free area allows. */
final class NextScene extends JPanel {
    /** The least height of the picture, in letter heights. */
    private static final float LEAST = 5;
    private final transient Gallery pictures;
    private transient Optional<Plate> plate = Optional.empty();

    NextScene(Gallery pictures) {
        super(null);
        this.pictures = pictures;
        setOpaque(false);
    }

    /** Shows the first picture of a chapter, or none. */
    void show(Optional<Chapter> chapter) {
        removeAll();
        Optional<Passage> first = chapter.stream().flatMap(known -> known.story().stream()).filter(passage -> !passage.scene().isEmpty())
                .findFirst();
        plate = first.flatMap(passage -> pictures.find("scenes/" + passage.scene()).map(sketch -> new Plate(sketch, passage.seen())));
        plate.ifPresent(this::add);
        revalidate();
        repaint();
    }

    /** The least height, in pixels, at which the picture is still shown. */
    int least() {
        return Math.round(LEAST * Type.size());
    }

    @Override
    public void doLayout() {
        plate.ifPresent(shown -> {
            double wide = Math.min(getWidth(), getHeight() * shown.ratio());
            shown.setBounds(0, 0, (int) wide, (int) (wide / shown.ratio()));
        });
    }
}
