package mystics.editor.play.over;

import javax.swing.JComponent;

/** A sheet over the board, the label of the button that removes it, and the action that follows. */
record StageSheet(JComponent content, LaidPaper sheet, String on, Runnable then) {
    /** The label of the button below a question. */
    static final String BESIDE = "Answer beside the board";

    /** Whether the sheet ends with a question. */
    boolean asks() {
        return on.equals(BESIDE);
    }

    /** Whether the button is the way on, and not the way back to the board or to an answer. */
    boolean leadsOn() {
        return !on.equals(Stage.BACK) && !asks();
    }
}
