package mystics.editor.form;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The ways to type texts, whole numbers and lists of numbers. */
final class WordsWritten {
    private static final int SHORT = 4;
    private static final int LINE = 24;
    private static final int NAME = 60;

    private WordsWritten() {
    }

    /** A way of typing: two functions that turn a value into text and back, and two limits of length. */
    private record Way(Function<Object, Optional<String>> reads, Function<String, Optional<Object>> means,
            int most, int letters) implements WordsField.Written {
        @Override
        public Optional<String> text(Object value) {
            return reads.apply(value);
        }

        @Override
        public Optional<Object> value(String text) {
            return means.apply(text);
        }
    }

    /** A text. */
    static WordsField.Written text(FieldKind.Text kind) {
        return new Way(value -> value instanceof String text ? Optional.of(text) : Optional.empty(),
                text -> !text.isBlank() && text.length() <= kind.most() && kind.form().matcher(text).find() ? Optional.of(text)
                        : Optional.empty(),
                kind.most(), kind.severalLines() ? -1 : kind.most() <= NAME ? LINE : 0);
    }

    /** A whole number within its range. */
    static WordsField.Written whole(FieldKind.Whole kind) {
        return new Way(value -> value instanceof Number ? Optional.of(value.toString()) : Optional.empty(),
                text -> number(text).filter(value -> value >= kind.least() && value <= kind.most()).map(Object.class::cast), 0, SHORT);
    }

    /** Numbers with commas between them. */
    static WordsField.Written numbers(FieldKind.Numbers kind) {
        return new Way(WordsWritten::list, text -> {
            List<Optional<Integer>> numbers = Arrays.stream(text.strip().split("[,\\s]+")).map(WordsWritten::number).toList();
            boolean fit = numbers.stream().allMatch(Optional::isPresent) && numbers.size() >= kind.least() && numbers.size() <= kind.most();
            return fit ? Optional.of(numbers.stream().map(Optional::get).map(Object.class::cast).toList()) : Optional.empty();
        }, 0, 0);
    }

    private static Optional<String> list(Object value) {
        return value instanceof List<?> list && list.stream().allMatch(Number.class::isInstance)
                ? Optional.of(list.stream().map(String::valueOf).collect(Collectors.joining(", "))) : Optional.empty();
    }

    private static Optional<Integer> number(String text) {
        return text.strip().matches("-?[0-9]{1,9}") ? Optional.of(Integer.valueOf(text.strip())) : Optional.empty();
    }
}
