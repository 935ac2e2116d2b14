package mystics.editor.script;

import java.util.List;
import javax.swing.text.Element;
import mystics.editor.advice.Problem;
import mystics.mod.finding.Finding;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.parser.AbstractParser;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParseResult;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParserNotice;
import org.fife.ui.rsyntaxtextarea.parser.ParseResult;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;

/** Underlines the problems of a script at their places. The problems come from {@code lint}; this class itself finds no problems. */
final class ScriptMarks extends AbstractParser {
    private List<Problem> problems = List.of();

    /** Shows problems in a text. */
    void show(RSyntaxTextArea text, List<Problem> now) {
        problems = now;
        text.forceReparsing(this);
    }

    /** The problems that are underlined. */
    List<Problem> shown() {
        return problems;
    }

    @Override
    public ParseResult parse(RSyntaxDocument document, String style) {
        DefaultParseResult result = new DefaultParseResult(this);
        problems.forEach(problem -> result.addNotice(notice(document, problem.finding())));
        return result;
    }

    private ParserNotice notice(RSyntaxDocument document, Finding finding) {
        int line = Math.max(0, Math.min(document.getDefaultRootElement().getElementCount(), finding.line()) - 1);
        Element row = document.getDefaultRootElement().getElement(line);
        int most = Math.max(row.getStartOffset(), row.getEndOffset() - 1);
        int start = Math.min(most, row.getStartOffset() + Math.max(0, finding.column() - 1));
        DefaultParserNotice notice = new DefaultParserNotice(this, words(finding), line, start, length(document, start, most));
        notice.setLevel(finding.severity() == Finding.Severity.ERROR ? ParserNotice.Level.ERROR : ParserNotice.Level.WARNING);
        return notice;
    }

    /** The length of the word at a place; at least one character. */
    private static int length(RSyntaxDocument document, int start, int most) {
        int end = start;
        try {
            while (end < most && Character.isJavaIdentifierPart(document.charAt(end))) end++;
        } catch (javax.swing.text.BadLocationException outside) {
            throw new IllegalStateException(outside);
        }
        return Math.max(1, Math.max(end, Math.min(most, start + 1)) - start);
    }

    /** A problem in words: the message, the rule behind it, and the remedy. */
    static String words(Finding finding) {
        String why = finding.why().isEmpty() ? "" : ": " + finding.why();
        return (finding.message() + why + ". " + finding.fix()).strip();
    }
}
