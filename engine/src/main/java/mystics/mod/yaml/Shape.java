package mystics.mod.yaml;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Converts the nodes of a document to Java types, and reports values that do not fit. */
record Shape(Document document, List<Finding> findings) {

    /** Converts a node to a type. A node that does not fit becomes the type's empty value. */
    Object value(JsonNode node, Type type, Pointer pointer) {
        if (type instanceof ParameterizedType generic) {
            return generic(node, (Class<?>) generic.getRawType(), generic.getActualTypeArguments(), pointer);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == Object.class) return raw(node);
        if (plain == List.class || plain == Map.class) return generic(node, plain, new Type[] {Object.class, Object.class}, pointer);
        if (node.isNull() || node.isMissingNode()) return plain.isRecord() ? missing(pointer) : empty(plain);
        if (plain.isRecord()) return fits(node.isObject(), plain, pointer) ? record(node, plain, pointer) : null;
        if (plain.isArray()) return fits(node.isArray(), plain, pointer) ? array(node, plain.getComponentType(), pointer) : empty(plain);
        if (plain.isEnum()) return fits(node.isString(), plain, pointer) ? constant(node.stringValue(), plain, pointer) : null;
        if (plain == String.class) return fits(node.isString(), plain, pointer) ? node.stringValue() : "";
        if (plain == boolean.class || plain == Boolean.class) return fits(node.isBoolean(), plain, pointer) && node.booleanValue();
        if (plain == int.class || plain == Integer.class) return fits(node.isInt(), plain, pointer) ? node.intValue() : 0;
        if (plain == double.class || plain == Double.class) return fits(node.isNumber(), plain, pointer) ? node.doubleValue() : 0.0;
        throw new IllegalArgumentException("mods hold no " + plain);
    }

    private Object generic(JsonNode node, Class<?> type, Type[] of, Pointer pointer) {
        boolean absent = node.isNull() || node.isMissingNode();
        if (type == Optional.class) return absent ? Optional.empty() : Optional.ofNullable(value(node, of[0], pointer));
        if (type == List.class && of[0] == String.class && node.isString()) return List.of(node.stringValue());
        if (type == List.class) return absent || !fits(node.isArray(), type, pointer) ? List.of() : list(node, of[0], pointer);
        if (type == Map.class) return absent || !fits(node.isObject(), type, pointer) ? Map.of() : map(node, of[1], pointer);
        throw new IllegalArgumentException("mods hold no " + type);
    }

    private List<Object> list(JsonNode node, Type of, Pointer pointer) {
        List<Object> list = new ArrayList<>();
        for (JsonNode element : node) list.add(value(element, of, pointer.at(list.size())));
        return Collections.unmodifiableList(list);
    }

    private Map<String, Object> map(JsonNode node, Type of, Pointer pointer) {
        Map<String, Object> map = new LinkedHashMap<>();
        node.properties().forEach(member -> map.put(member.getKey(), value(member.getValue(), of, pointer.in(member.getKey()))));
        return Collections.unmodifiableMap(map);
    }

    private Object array(JsonNode node, Class<?> of, Pointer pointer) {
        Object array = Array.newInstance(of, node.size());
        IntStream.range(0, node.size()).forEach(i -> Array.set(array, i, value(node.get(i), of, pointer.at(i))));
        return array;
    }

    private Object raw(JsonNode node) {
        if (node.isArray()) return node.valueStream().map(this::raw).toList();
        if (node.isObject()) return map(node, Object.class, Pointer.ROOT);
        if (node.isInt()) return node.intValue();
        if (node.isBoolean()) return node.booleanValue();
        return node.asString("");
    }

    private Object record(JsonNode node, Class<?> type, Pointer pointer) {
        Form form = Form.of(type);
        List<String> keys = form.keys();
        for (String key : node.propertyNames()) {
            if (!keys.contains(key)) {
                findings.add(Finding.error("unknown-key", document.keyAt(pointer.in(key).toString()), "'" + key + "' is not a key here")
                        .fix(Nearest.advice(key, keys)));
            }
        }
        Object[] values = new Object[keys.size()];
        for (int i = 0; i < values.length; i++) values[i] = value(member(node, keys.get(i)), form.types().get(i), pointer.in(keys.get(i)));
        return make(form, values, pointer);
    }

    private static JsonNode member(JsonNode node, String key) {
        JsonNode member = node.get(key);
        return member == null ? JsonNodeFactory.instance.missingNode() : member;
    }

    private Object make(Form form, Object[] values, Pointer pointer) {
        try {
            return form.constructor().newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IllegalArgumentException objection) {
                findings.add(error("wrong-value", pointer, objection.getMessage()));
            } else if (findings.isEmpty()) {
                throw new IllegalStateException("cannot make " + form.name() + " of " + document.path(), e.getCause());
            }
            return null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make " + form.name(), e);
        }
    }

    private Object constant(String word, Class<?> type, Pointer pointer) {
        Map<String, Object> constants = Constants.of(type);
        if (constants.containsKey(word)) return constants.get(word);
        findings.add(error("wrong-value", pointer, "'" + word + "' is none of " + String.join(", ", constants.keySet()))
                .fix(Nearest.advice(word, List.copyOf(constants.keySet()))));
        return null;
    }

    private boolean fits(boolean fitting, Class<?> type, Pointer pointer) {
        if (!fitting) findings.add(error("wrong-value", pointer, "this must be " + words(type)));
        return fitting;
    }

    private static String words(Class<?> type) {
        if (type == int.class || type == Integer.class) return "a whole number";
        if (type == double.class || type == Double.class) return "a number";
        if (type == boolean.class || type == Boolean.class) return "true or false";
        if (type == String.class || type.isEnum()) return "a text";
        return type == List.class || type.isArray() ? "a list" : "a set of keys";
    }

    private Object missing(Pointer pointer) {
        findings.add(error("missing-key", pointer, "'" + pointer.last() + "' is missing"));
        return null;
    }

    private static Object empty(Class<?> type) {
        if (type == String.class) return "";
        if (type == boolean.class || type == Boolean.class) return false;
        if (type == int.class || type == Integer.class) return 0;
        if (type == double.class || type == Double.class) return 0.0;
        return type.isArray() ? Array.newInstance(type.getComponentType(), 0) : null;
    }

    private Finding error(String code, Pointer pointer, String message) {
        return document.error(code, pointer.toString(), message);
    }
}
