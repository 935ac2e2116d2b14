package mystics.mod.art;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** A picture whose mice are marked, so that it can show the heroes who play. */
public final class StagedScene {
    private static final List<String> PAINTS = List.of("fill", "stroke");
    private final Document drawing;

    private StagedScene(Document drawing) {
        this.drawing = drawing;
    }

    /** The scene in a picture that was checked when its mod was read; empty if no mouse in it is marked. */
    public static Optional<StagedScene> of(String svg) {
        boolean isMarked = svg.contains(StageMarks.HERO) || svg.contains(StageMarks.ALWAYS);
        return isMarked ? ShapeTree.read(svg).map(StagedScene::new) : Optional.empty();
    }

    /** The marked mice, in the order of the file. */
    public List<SceneMouse> mice() {
        return groups().stream().map(StagedScene::mouse).toList();
    }

    /**
     * The picture with these heroes in its places, as text.
     *
     * @param cast the id of the hero in each place, as {@link Casting} gives it
     * @param clothes gives the clothes of a hero by the hero's id; empty for a hero without clothes
     */
    public String played(List<Optional<String>> cast, Function<String, Optional<Clothes>> clothes) {
        Document played = (Document) drawing.cloneNode(true);
        List<Element> places = new StagedScene(played).groups();
        for (int i = 0; i < places.size(); i++) {
            Element place = places.get(i);
            cast.get(i).ifPresentOrElse(hero -> dress(place, hero, clothes), () -> place.getParentNode().removeChild(place));
        }
        return ShapeTree.write(played);
    }

    private List<Element> groups() {
        return ShapeTree.all(drawing.getDocumentElement())
                .filter(group -> group.hasAttribute(StageMarks.HERO) || group.hasAttribute(StageMarks.ALWAYS)).toList();
    }

    private static SceneMouse mouse(Element group) {
        String always = group.getAttribute(StageMarks.ALWAYS);
        if (!always.isEmpty()) return new SceneMouse(always, "", SceneMouse.Taking.ALWAYS);
        return new SceneMouse(group.getAttribute(StageMarks.HERO), group.getAttribute(StageMarks.STANCE), SceneMouse.Taking.FREE);
    }

    /** Dresses a mouse. A mouse who keeps its own place keeps its colours, and its clothes take them. */
    private static void dress(Element place, String hero, Function<String, Optional<Clothes>> clothes) {
        SceneMouse mouse = mouse(place);
        if (!mouse.isFree()) return;
        clothes.apply(hero).map(worn -> worn.costume(mouse.stance())).ifPresent(costume -> {
            String coat = place.getAttribute(StageMarks.COAT);
            String fur = place.getAttribute(StageMarks.FUR);
            boolean stranger = !hero.equals(mouse.hero());
            if (stranger) {
                costume.coat().ifPresent(colour -> paint(place, coat, colour));
                costume.fur().ifPresent(colour -> paint(place, fur, colour));
            }
            String ears = stranger || fur.isEmpty() ? costume.fur().orElse(fur) : fur;
            if (place.hasAttribute(StageMarks.HAND)) costume.hand().forEach(shape -> add(place, shape, costume.fur(), ears));
            costume.worn().forEach(shape -> add(place, shape, costume.fur(), ears));
        });
    }

    private static void add(Element place, Element shape, Optional<String> fur, String ears) {
        Element worn = (Element) place.getOwnerDocument().importNode(shape, true);
        fur.ifPresent(colour -> paint(worn, colour, ears));
        place.appendChild(worn);
    }

    private static void paint(Element group, String from, String to) {
        if (from.isEmpty()) return;
        ShapeTree.all(group).forEach(shape -> PAINTS.stream().filter(paint -> shape.getAttribute(paint).equals(from))
                .forEach(paint -> shape.setAttribute(paint, to)));
    }
}
