package basegame

import groovy.transform.Immutable

/** The first line in which a text that is kept in a file differs from today's, to be read in a failure. */
@Immutable
class FirstDifference {
    private static final int AROUND = 2

    String file
    List<String> kept
    List<String> today
    String command

    boolean isNone() {
        kept == today
    }

    /** The number of the line, the kept and today's line with the lines around them, and how to write the file anew. */
    @Override
    String toString() {
        if (none) return "$file is as it was"
        int at = (0..<Math.max(kept.size(), today.size())).find { kept[it] != today[it] }
        def before = (Math.max(0, at - AROUND)..<at).collect { "  ${it + 1}  ${kept[it]}" }
        def after = { String sign, List<String> lines ->
            (at..at + AROUND).findAll { it < lines.size() }.collect { "$sign ${it + 1}  ${lines[it]}" } ?: ["$sign ${at + 1}  (the end)"]
        }
        (["$file differs first in line ${at + 1} (- as it was, + today):"] + before + after('-', kept) + after('+', today) +
                ['If today is right, write the file anew and read what has changed:', "  $command"]).join('\n')
    }
}
