package mystics.kit.upgrade;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import mystics.mod.finding.Place;
import mystics.mod.write.Splice;
import mystics.mod.write.YamlWriter;
import mystics.mod.yaml.Document;

/** Renames a key in a file of facts. Only the key itself changes; remarks and line breaks stay. */
final class KeyUpgrade {
    private final Document document;
    private final Rename.Key rename;
    private final List<Place> found = new ArrayList<>();

    private KeyUpgrade(Document document, Rename.Key rename) {
        this.document = document;
        this.rename = rename;
    }

    /** The text of a file after a rename. */
    static String of(Document document, String text, Rename.Key rename) {
        KeyUpgrade upgrade = new KeyUpgrade(document, rename);
        upgrade.search("", YamlWriter.read(text), rename.before().substring(1).split("/"), 0);
        String name = rename.before().substring(rename.before().lastIndexOf('/') + 1);
        List<Splice> splices = upgrade.found.stream().map(place -> offset(text, place))
                .map(at -> new Splice(at, at + name.length(), rename.now())).sorted(Comparator.comparingInt(Splice::start)).toList();
        return Splice.apply(text, splices);
    }

    private void search(String pointer, Object node, String[] way, int step) {
        boolean last = step + 1 == way.length;
        if (node instanceof List<?> list && way[step].equals("*") && !last) {
            for (int i = 0; i < list.size(); i++) {
                search(pointer + "/" + i, list.get(i), way, step + 1);
            }
        } else if (node instanceof Map<?, ?> map) {
            map.forEach((key, part) -> {
                String there = pointer + Document.step(String.valueOf(key));
                if (last && way[step].equals(key)) found.add(document.keyAt(there));
                if (!last && (way[step].equals("*") || way[step].equals(key))) search(there, part, way, step + 1);
            });
        }
    }

    private static int offset(String text, Place place) {
        int at = 0;
        for (int line = 1; line < place.line(); line++) at = text.indexOf('\n', at) + 1;
        return text.offsetByCodePoints(at, place.column() - 1);
    }
}
