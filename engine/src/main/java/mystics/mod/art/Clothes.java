package mystics.mod.art;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The clothes of a hero for all stances: a group of shapes for each stance, whose id is the name of the stance. */
public final class Clothes {
    /** The folder of these pictures; each has the id of its hero. */
    public static final String FOLDER = "clothes/";
    private static final String HAND = "-hand";
    private final Document drawing;

    private Clothes(Document drawing) {
        this.drawing = drawing;
    }

    /** The clothes in a picture that was checked when its mod was read; empty if the picture cannot be read. */
    public static Optional<Clothes> of(String svg) {
        return ShapeTree.read(svg).map(Clothes::new);
    }

    /** The clothes of a hero without a picture of them: a coat of one colour. */
    public static Optional<Clothes> plain(String colour) {
        return of("<svg xmlns=\"http://www.w3.org/2000/svg\" " + StageMarks.COAT + "=\"" + colour + "\"/>");
    }

    /** The names of the stances for which there are clothes. */
    public Set<String> stances() {
        return groups().map(group -> group.getAttribute("id")).filter(id -> !id.isEmpty() && !id.endsWith(HAND))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The clothes for a stance. */
    Costume costume(String stance) {
        return new Costume(colour(stance, StageMarks.COAT), colour(stance, StageMarks.FUR), shapes(stance + HAND), shapes(stance));
    }

    private List<Element> shapes(String id) {
        return group(id).map(ShapeTree::children).orElse(Stream.empty()).toList();
    }

    /** The colour that a stance has for itself, or else the colour for all stances. */
    private Optional<String> colour(String stance, String mark) {
        return Stream.concat(group(stance).stream(), Stream.of(drawing.getDocumentElement())).map(element -> element.getAttribute(mark))
                .filter(colour -> !colour.isEmpty()).findFirst();
    }

    private Optional<Element> group(String id) {
        return groups().filter(group -> group.getAttribute("id").equals(id)).findFirst();
    }

    private Stream<Element> groups() {
        return ShapeTree.children(drawing.getDocumentElement());
    }
}
