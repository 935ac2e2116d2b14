package mystics.mod.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Attack;
import mystics.content.CardType;
import mystics.content.Need;
import mystics.content.Passage;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;
import mystics.geometry.Points;

/** The structure of mod files that do not have the structure of the record made from them. */
final class FileShapes {
    private FileShapes() {
    }

    /** A file of the folder {@code cards}. */
    record SearchCard(String name, CardType type, int copies, Attack attack, String damage, int bonus, int paws, String slot,
            Map<String, Object> need, boolean story, String text, String rules) {
        mystics.content.Card card(String id) {
            return new mystics.content.Card(id, name, type, Math.max(1, copies), attack == null ? Attack.MELEE : attack, damage, bonus,
                    paws, slot,
                    need(need == null ? Map.of() : need), story, 0, Map.of(), "", text, "", false, List.of());
        }

        @SuppressWarnings("unchecked")
        private static Need need(Map<String, Object> need) {
            return new Need((List<String>) need.getOrDefault("class", List.of()), (String) need.getOrDefault("hero", ""),
                    (String) need.getOrDefault("value", ""), ((Number) need.getOrDefault("least", 0)).intValue());
        }
    }

    /** A file of the folder {@code abilities}. */
    record Ability(String name, List<String> classes, String hero, int cost, Map<String, Integer> costFor, String timing,
            String text, String good, boolean first, List<Passage.Voice> kept, String rules) {
        mystics.content.Card card(String id) {
            return new mystics.content.Card(id, name, CardType.ABILITY, 1, Attack.MELEE, "", 0, 0, "", new Need(classes, hero, "", 0),
                    false, cost, costFor, timing, text, good, first, kept);
        }
    }

    /** A file of the folder {@code tiles}: a drawing in the form authors write. */
    record Side(String name, String tile, int number, String colour, List<SpaceFacts> spaces, List<List<Double>> walls,
            List<List<Double>> black, List<LineFacts> lines,
            List<ExitFacts> exits, List<MarkFacts> marks, List<List<String>> together, List<List<String>> apart, List<List<String>> seen,
            List<List<String>> blind, List<DecorFacts> decor, String text, String rules) {
        Drawing drawing() {
            return new Drawing(
                    spaces.stream().map(space -> new Drawing.SpaceShape(space.id(), points(space.shape()), space.special())).toList(),
                    walls.stream().map(FileShapes::points).toList(), black.stream().map(FileShapes::points).toList(),
                    lines.stream().map(line -> new Drawing.Line(line.kind(), points(line.path()), arrow(line.arrow()))).toList(),
                    exits.stream()
                            .map(exit -> new Drawing.Exit(Edge.valueOf(exit.edge()), exit.colour().isEmpty() ? colour : exit.colour(),
                                    exit.spaces()))
                            .toList(),
                    marks.stream()
                            .map(mark -> new Drawing.Mark(mark.kind(), mark.space(),
                                    Optional.of(mark.needs()).filter(text -> !text.isEmpty()), arrow(mark.flow())))
                            .toList(),
                    pairs(together), pairs(apart), pairs(seen), pairs(blind),
                    decor.stream().map(shape -> new Drawing.Decor(shape.kind(), points(shape.shape()))).toList());
        }

        Map<String, String> spaceNames() {
            Map<String, String> names = new LinkedHashMap<>();
            spaces.stream().filter(space -> !space.name().isEmpty()).forEach(space -> names.put(space.id(), space.name()));
            return names;
        }

        private static Arrow arrow(List<Double> vector) {
            return vector.isEmpty() ? Arrow.NONE : new Arrow(vector.get(0), vector.get(1));
        }

        private static List<Drawing.Pair> pairs(List<List<String>> pairs) {
            return pairs.stream().map(pair -> new Drawing.Pair(pair.get(0), pair.get(1))).toList();
        }
    }

    record SpaceFacts(String id, String name, List<Double> shape, int special) {
    }

    record LineFacts(Drawing.LineKind kind, List<Double> path, List<Double> arrow) {
    }

    record ExitFacts(String edge, String colour, List<String> spaces) {
    }

    record MarkFacts(String kind, String space, String needs, List<Double> flow) {
    }

    record DecorFacts(String kind, List<Double> shape) {
    }

    private static Points points(List<Double> numbers) {
        return new Points(numbers.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
