package mystics.save;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.play.RecordedAnswer;

/**
 * Answers as text. One answer is a line {@code seat | prompt | value}. A save lists every pair of seat and prompt once and then refers to
 * the pairs by number. In a text, a bar or line break is written {@code \b}, {@code \n} or {@code \r}, and a backslash is doubled.
 */
final class JournalText {
    private static final String BAR = " | ";

    private JournalText() {
    }

    static String line(RecordedAnswer given) {
        return asked(given) + BAR + escape(given.value());
    }

    private static String asked(RecordedAnswer given) {
        return escape(given.seat()) + BAR + escape(given.prompt());
    }

    /**
     * Parses one line.
     *
     * @throws Unreadable when the line is not a line of a journal
     */
    static RecordedAnswer given(String line) {
        String[] parts = line.split(" \\| ", -1);
        if (parts.length != 3) {
            throw new Unreadable("'" + line + "' is not of the form: seat | prompt | value");
        }
        return new RecordedAnswer(unescape(parts[0]), unescape(parts[1]), unescape(parts[2]));
    }

    /** Every pair of seat and prompt, each once, in the order of first use. */
    static List<String> asked(List<RecordedAnswer> journal) {
        return journal.stream().map(JournalText::asked).distinct().toList();
    }

    /** The journal, with a number in place of each pair of seat and prompt. */
    static List<String> numbered(List<RecordedAnswer> journal, List<String> asked) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        asked.forEach(one -> numbers.put(one, numbers.size()));
        return journal.stream().map(given -> numbers.get(asked(given)) + " " + given.value()).toList();
    }

    /**
     * Parses a numbered journal.
     *
     * @throws Unreadable when an entry refers to no pair of seat and prompt
     */
    static List<RecordedAnswer> journal(List<String> asked, List<String> numbered) {
        List<RecordedAnswer> prompts = asked.stream().map(one -> given(one + BAR)).toList();
        List<RecordedAnswer> journal = new ArrayList<>(numbered.size());
        for (String entry : numbered) {
            int gap = entry.indexOf(' ');
            String number = entry.substring(0, Math.max(0, gap));
            if (!number.matches("\\d{1,6}") || Integer.parseInt(number) >= prompts.size()) {
                throw new Unreadable("'" + entry + "' in the journal does not say what was asked");
            }
            RecordedAnswer prompt = prompts.get(Integer.parseInt(number));
            journal.add(new RecordedAnswer(prompt.seat(), prompt.prompt(), entry.substring(gap + 1)));
        }
        return journal;
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("|", "\\b").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescape(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\' || ++i == text.length()) {
                plain.append(c);
                continue;
            }
            char escaped = text.charAt(i);
            plain.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped == 'b' ? '|' : escaped);
        }
        return plain.toString();
    }
}
