package mystics.editor.script;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import javax.swing.event.UndoableEditEvent;
import mystics.editor.settings.Scheme;
import mystics.editor.type.Type;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.Style;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import org.fife.ui.rtextarea.RUndoManager;

/** The text of a script in the colours and letters of the window. Undo works on the history of the mod, never on this text alone. */
final class ScriptText extends RSyntaxTextArea {
    private static final List<String> ELSEWHERE = List.of("ctrl Z", "ctrl Y", "ctrl shift Z", "F5", "ctrl S", "ctrl P", "ctrl D");
    private static final int INDENT = 4;

    ScriptText() {
        setSyntaxEditingStyle(SyntaxConstants.SYNTAX_STYLE_GROOVY);
        setTabSize(INDENT);
        setTabsEmulated(true);
        setAnimateBracketMatching(false);
        setMarkOccurrences(false);
        setAntiAliasingEnabled(true);
        setPopupMenu(null);
        ELSEWHERE.forEach(key -> getInputMap().put(KeyStroke.getKeyStroke(key), "none"));
        wear();
    }

    /** Disables the text's own undo. */
    @Override
    protected RUndoManager createUndoManager() {
        return new RUndoManager(this) {
            @Override
            public void undoableEditHappened(UndoableEditEvent event) {
                // The history of the mod undoes edits, not this text.
            }
        };
    }

    /** While no window shows the text, its letters are measured with the graphics of an image. */
    @Override
    public Graphics getGraphics() {
        return Optional.ofNullable(super.getGraphics())
                .orElseGet(() -> new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics());
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (getSyntaxScheme() != null && Type.plain() != null) wear();
    }

    /** Applies the colours and the letter size of the window. */
    private void wear() {
        Font letters = new Font(Font.MONOSPACED, Font.PLAIN, Math.round(Type.size()));
        Scheme scheme = Scheme.worn();
        Color ink = UIManager.getColor("TextArea.foreground");
        setFont(letters);
        setBackground(UIManager.getColor("TextArea.background"));
        setForeground(ink);
        setCaretColor(ink);
        setSelectionColor(UIManager.getColor("TextArea.selectionBackground"));
        setUseSelectedTextColor(true);
        setSelectedTextColor(UIManager.getColor("TextArea.selectionForeground"));
        setCurrentLineHighlightColor(mixed(ink, getBackground(), scheme == Scheme.CONTRAST ? 0.2f : 0.06f));
        setMatchedBracketBGColor(mixed(scheme.theme().legal(), getBackground(), 0.35f));
        setMatchedBracketBorderColor(scheme.theme().legal());
        Style[] styles = getSyntaxScheme().getStyles();
        for (int token = 0; token < styles.length; token++) {
            if (styles[token] != null) styles[token] = style(token, letters, ink, scheme);
        }
        revalidate();
    }

    private Style style(int token, Font letters, Color ink, Scheme scheme) {
        boolean word = List.of(TokenTypes.RESERVED_WORD, TokenTypes.RESERVED_WORD_2, TokenTypes.LITERAL_BOOLEAN).contains(token);
        boolean remark = token >= TokenTypes.COMMENT_EOL && token <= TokenTypes.COMMENT_MARKUP;
        Color colour = word ? keyword(scheme) : remark ? UIManager.getColor("Label.disabledForeground") : value(token, ink, scheme);
        return new Style(colour, Style.DEFAULT_BACKGROUND, letters.deriveFont(word ? Font.BOLD : remark ? Font.ITALIC : Font.PLAIN));
    }

    /** The colour of texts and numbers; everything else is plain. */
    private static Color value(int token, Color ink, Scheme scheme) {
        boolean light = scheme == Scheme.LIGHT;
        boolean text = token >= TokenTypes.LITERAL_STRING_DOUBLE_QUOTE && token <= TokenTypes.LITERAL_BACKQUOTE
                || token == TokenTypes.LITERAL_CHAR;
        boolean number = token >= TokenTypes.LITERAL_NUMBER_DECIMAL_INT && token <= TokenTypes.LITERAL_NUMBER_HEXADECIMAL;
        return text ? light ? new Color(0x1f6b3c) : new Color(0x7fe0a8) : number ? light ? new Color(0x1f5fa8) : new Color(0x9cc9ff) : ink;
    }

    private static Color keyword(Scheme scheme) {
        return switch (scheme) {
            case LIGHT -> new Color(0x8a4b1f);
            case DARK -> new Color(0xe0a050);
            case CONTRAST -> new Color(0xffd800);
        };
    }

    private static Color mixed(Color one, Color other, float share) {
        return new Color(Math.round(one.getRed() * share + other.getRed() * (1 - share)),
                Math.round(one.getGreen() * share + other.getGreen() * (1 - share)),
                Math.round(one.getBlue() * share + other.getBlue() * (1 - share)));
    }
}
