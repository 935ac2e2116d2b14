package mystics.editor.script;

import java.awt.Point;
import java.util.List;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import mystics.editor.type.Html;
import mystics.kit.words.Proposal;
import mystics.kit.words.ScriptCompletion;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.CompletionProvider;
import org.fife.ui.autocomplete.CompletionProviderBase;
import org.fife.ui.autocomplete.ParameterizedCompletion;

/** The completion list of a script. The list opens while the user types, and on Ctrl Space. */
final class ScriptProposals extends CompletionProviderBase {
    private static final int DELAY = 120;
    private final ScriptCompletion completion;

    ScriptProposals(ScriptCompletion completion) {
        this.completion = completion;
    }

    /** Offers completions in a text. */
    static AutoCompletion in(ScriptText text, ScriptCompletion completion) {
        AutoCompletion list = new AutoCompletion(new ScriptProposals(completion)) {
            @Override
            protected void insertCompletion(Completion chosen, boolean typed) {
                super.insertCompletion(chosen, typed);
                if (chosen instanceof Chosen one) text.setCaretPosition(text.getCaretPosition() - one.proposal.back());
            }
        };
        list.setAutoActivationEnabled(true);
        list.setAutoActivationDelay(DELAY);
        list.setAutoCompleteSingleChoices(false);
        list.setParameterAssistanceEnabled(false);
        list.setShowDescWindow(true);
        list.install(text);
        return list;
    }

    private static final class Chosen extends BasicCompletion {
        private final Proposal proposal;

        Chosen(CompletionProvider provider, Proposal proposal) {
            super(provider, proposal.insert(), proposal.type(), summary(proposal));
            this.proposal = proposal;
        }

        private static String summary(Proposal proposal) {
            return "<html><b>" + Html.plain(proposal.shown()) + "</b><p>" + Html.plain(proposal.doc());
        }

        @Override
        public String getInputText() {
            return proposal.shown();
        }

        @Override
        public String toString() {
            return proposal.type().isEmpty() ? proposal.shown() : proposal.shown() + " – " + proposal.type();
        }
    }

    private ScriptCompletion.Found found(JTextComponent text) {
        return completion.at(text.getText(), text.getCaretPosition());
    }

    @Override
    public String getAlreadyEnteredText(JTextComponent text) {
        int start = found(text).start();
        return text.getText().substring(start, text.getCaretPosition());
    }

    /** The completions in their order: the likeliest first. */
    @Override
    public List<Completion> getCompletions(JTextComponent text) {
        return getCompletionsImpl(text);
    }

    @Override
    protected List<Completion> getCompletionsImpl(JTextComponent text) {
        return found(text).proposals().stream().<Completion>map(proposal -> new Chosen(this, proposal)).toList();
    }

    @Override
    public List<Completion> getCompletionsAt(JTextComponent text, Point point) {
        return List.of();
    }

    @Override
    public List<ParameterizedCompletion> getParameterizedCompletions(JTextComponent text) {
        return List.of();
    }

    /** The list opens after letters, a dot, a bracket and a quote. */
    @Override
    public boolean isAutoActivateOkay(JTextComponent text) {
        try {
            int caret = text.getCaretPosition();
            char typed = caret == 0 ? ' ' : text.getText(caret - 1, 1).charAt(0);
            return text.isShowing() && (Character.isLetter(typed) || ".('\"".indexOf(typed) >= 0);
        } catch (BadLocationException outside) {
            throw new IllegalStateException(outside);
        }
    }
}
