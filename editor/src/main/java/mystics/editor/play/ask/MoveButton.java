package mystics.editor.play.ask;

import mystics.choice.Sentence;
import mystics.editor.type.Html;
import mystics.editor.type.Says;

/** The choice to move. It leads to the board, where the space is chosen. */
final class MoveButton extends SlimWords {
    private static final Sentence FULL = Sentence.of("Move: click inside the outline");
    private static final Sentence BRIEF = Sentence.of("Move in the outline");

    MoveButton(Runnable toBoard) {
        super("");
        Says.name(this, FULL);
        addActionListener(click -> toBoard.run());
        addPropertyChangeListener("UI", change -> column());
        shaped();
    }

    private void column() {
        setBorder(ChoiceEdge.in(getBorder(), cap(PickKeys.MOVE), ChanceColumn.of("", "", ChanceColumn.Place.NONE)));
    }

    @Override
    protected void shaped() {
        column();
        Sentence words = isSlim() ? BRIEF : FULL;
        Says.html(this, language -> "<html>" + Html.plain(words.in(language).toString()) + "</html>");
    }
}
