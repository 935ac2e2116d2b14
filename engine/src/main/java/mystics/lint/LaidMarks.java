package mystics.lint;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mystics.content.Chapter;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/**
 * Finds the marks that can lie somewhere during a game: those that a script names, that an answer lays, or that a room has drawn. Marks of
 * other mods are assumed to be among them.
 *
 * @param own the marks of the mod under check
 * @param texts all texts in quotation marks that occur in the scripts of that mod
 */
record LaidMarks(Set<String> own, Set<String> laid, List<ScriptText> texts) {
    private static final Pattern QUOTED = Pattern.compile("'([^'\\n]*)'|\"([^\"\\n]*)\"");

    /** A text of a script. If the script composes the text from several parts, only its beginning and its end are known. */
    private record ScriptText(String path, String text) {
        boolean mayName(String mark) {
            if (path.equals("marks/" + mark + ".groovy")) return false;
            int open = text.indexOf('$');
            if (open < 0) return text.equals(mark) || isEnd(mark);
            String tail = text.replaceFirst("^[^$]*\\$(\\{[^}]*}|[A-Za-z.]*)", "");
            return mark.startsWith(text.substring(0, open)) && mark.endsWith(tail) && text.length() > open;
        }

        /**
         * Whether a mark begins or ends with this text. The text counts only if it ends or begins with a hyphen, because it is then a part
         * of a composed text.
         */
        private boolean isEnd(String mark) {
            return text.endsWith("-") && text.length() > 1 && mark.startsWith(text)
                    || text.startsWith("-") && text.length() > 1 && mark.endsWith(text);
        }
    }

    static LaidMarks of(Subject subject) {
        Set<String> own = new HashSet<>();
        subject.entries("marks").stream().map(Document::id).forEach(own::add);
        Set<String> laid = new HashSet<>();
        subject.library().catalog().chapters().values().forEach(chapter -> kept(chapter, laid));
        subject.library().catalog().rooms().values().forEach(room -> laid.addAll(room.plan().marks()));
        boolean alone = subject.sources().size() <= 2 && !subject.missesOne();
        return new LaidMarks(alone ? own : Set.of(), laid, texts(subject.source()).toList());
    }

    private static void kept(Chapter chapter, Set<String> laid) {
        chapter.story().stream().flatMap(passage -> passage.choice().stream()).flatMap(choice -> choice.options().stream())
                .forEach(way -> laid.add(way.keep()));
    }

    private static Stream<ScriptText> texts(ModSource source) {
        return source.paths().stream().filter(path -> path.endsWith(".groovy")).flatMap(path -> {
            Matcher quoted = QUOTED.matcher(new String(source.bytes(path), StandardCharsets.UTF_8));
            return quoted.results().map(text -> new ScriptText(path, text.group(1) == null ? text.group(2) : text.group(1))).distinct();
        });
    }

    /** Whether a mark can lie somewhere in some game. */
    boolean everLies(String mark) {
        return !own.contains(mark) || laid.contains(mark) || texts.stream().anyMatch(text -> text.mayName(mark));
    }
}
