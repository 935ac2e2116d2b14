package mystics.editor.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.mod.write.PlainTree;
import mystics.mod.yaml.Pointer;
import tools.jackson.databind.JsonNode;

/** Nodes of the engine as plain values. */
final class PlainNodes {
    private PlainNodes() {
    }

    /** A node as maps, lists, texts, numbers and truth values. */
    static Object of(JsonNode node) {
        if (node.isObject()) {
            Map<String, Object> map = new LinkedHashMap<>();
            node.properties().forEach(member -> map.put(member.getKey(), of(member.getValue())));
            return PlainTree.copy(map);
        }
        if (node.isArray()) {
            List<Object> list = new ArrayList<>();
            node.forEach(each -> list.add(of(each)));
            return PlainTree.copy(list);
        }
        return node.isString() ? node.stringValue() : node.isBoolean() ? (Object) node.booleanValue() : PlainTree.copy(node.asLong(0));
    }

    /** The pointer to the list or map that contains the value at a pointer. */
    static Pointer around(Pointer at) {
        Pointer around = Pointer.ROOT;
        for (String step : at.steps().subList(0, at.steps().size() - 1)) {
            around = around.in(step);
        }
        return around;
    }
}
