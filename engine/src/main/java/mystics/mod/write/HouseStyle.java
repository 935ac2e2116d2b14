package mystics.mod.write;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes new values in the usual style: maps of numbers and names in brackets, elements of lists on separate lines, and long texts folded.
 */
record HouseStyle(String lineBreak) {
    static final int WIDTH = 110;
    private static final int STEP = 2;

    /** The value on one line, as written in brackets. */
    String flow(Object value) {
        if (value instanceof List<?> list) return "[" + list.stream().map(this::flow).collect(Collectors.joining(", ")) + "]";
        if (value instanceof Map<?, ?> map) {
            return map.isEmpty() ? "{}" : map.entrySet().stream().map(entry -> flow(entry.getKey()) + ": " + flow(entry.getValue()))
                    .collect(Collectors.joining(", ", "{ ", " }"));
        }
        return ScalarText.of(value, Span.Layout.FLOW);
    }

    /**
     * The value after a colon, with the blank or line break before it.
     *
     * @param column the column of the value's key
     */
    String behindKey(Object value, int column) {
        boolean rows = value instanceof List<?> list && list.stream().anyMatch(each -> each instanceof Collection || each instanceof Map);
        if (value instanceof List<?> list && (rows || column + flow(list).length() > WIDTH) && !areNumbers(list)) {
            return list.stream().map(each -> line(column + STEP) + "-" + behindDash(each, column + STEP)).collect(Collectors.joining());
        } else if (value instanceof Map<?, ?> map && !fits(map, column)) {
            return line(column + STEP) + members(map, column + STEP);
        }
        return leaf(value, column);
    }

    /**
     * The value after a dash, with the blank before it.
     *
     * @param column the column of the dash
     */
    String behindDash(Object value, int column) {
        if (value instanceof Map<?, ?> map && !fits(map, column)) return " " + members(map, column + STEP);
        return leaf(value, column);
    }

    /** Keys with their values, each on its own line. The first key begins at the current place. */
    String members(Map<?, ?> map, int column) {
        return map.entrySet().stream().map(entry -> {
            String key = ScalarText.of(entry.getKey(), Span.Layout.BLOCK);
            return key + ":" + behindKey(entry.getValue(), column);
        }).collect(Collectors.joining(line(column)));
    }

    private String leaf(Object value, int column) {
        if (value instanceof String words) return " " + text(words, column);
        return value == null ? "" : " " + flow(value);
    }

    private String text(String words, int column) {
        BlockText block = new BlockText(column + STEP, WIDTH, lineBreak);
        if (words.indexOf('\n') >= 0) return block.literal(words).orElseGet(() -> ScalarText.of(words, Span.Layout.BLOCK));
        String line = ScalarText.of(words, Span.Layout.BLOCK);
        return column + line.length() <= WIDTH ? line : block.folded(words, FoldedParagraphs.NONE).orElse(line);
    }

    private String line(int column) {
        return lineBreak + " ".repeat(column);
    }

    /** Whether keys and values fit on one line. Texts of several lines never fit on one line; lists of numbers always do. */
    private boolean fits(Map<?, ?> map, int column) {
        return map.isEmpty() || map.values().stream().noneMatch(HouseStyle::isLong) && column + breadth(map) <= WIDTH;
    }

    private static boolean isLong(Object value) {
        return value instanceof String words && words.indexOf('\n') >= 0
                || value instanceof Map<?, ?> map && map.values().stream().anyMatch(HouseStyle::isLong)
                || value instanceof List<?> list && list.stream().anyMatch(HouseStyle::isLong);
    }

    private int breadth(Object value) {
        if (value instanceof List<?> list) return areNumbers(list) ? 0 : 2 + list.stream().mapToInt(each -> 2 + breadth(each)).sum();
        if (!(value instanceof Map<?, ?> map)) return flow(value).length();
        return 2 + map.entrySet().stream().mapToInt(entry -> 4 + flow(entry.getKey()).length() + breadth(entry.getValue())).sum();
    }

    private static boolean areNumbers(List<?> list) {
        return !list.isEmpty() && list.stream().allMatch(Number.class::isInstance);
    }
}
