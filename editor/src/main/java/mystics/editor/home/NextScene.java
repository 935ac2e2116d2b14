package mystics.editor.home;

import java.awt.Component;
import java.awt.Dimension;
import java.util.Optional;
import javax.swing.JPanel;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.editor.art.Gallery;
import mystics.editor.play.over.Plate;
import mystics.editor.type.Type;

/** The first picture of a chapter, as large as the room allows. */
final class NextScene extends JPanel {
    /** The least and the preferred height of the picture, in letter heights. */
    private static final float LEAST = 8;
    private static final float WISHED = 18;
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

    @Override
    public void doLayout() {
        plate.ifPresent(shown -> {
            double wide = Math.min(getWidth(), getHeight() * shown.ratio());
            boolean worth = getHeight() >= LEAST * Type.size();
            shown.setBounds(0, 0, worth ? (int) wide : 0, worth ? (int) (wide / shown.ratio()) : 0);
        });
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(1, plate.map(Component::isVisible).isPresent() ? Math.round(WISHED * Type.size()) : 0);
    }
}
