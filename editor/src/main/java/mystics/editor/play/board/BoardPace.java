package mystics.editor.play.board;

/** The durations of movements and events on the board, in milliseconds. */
public interface BoardPace {
    /** The duration of a figure's glide between spaces; 0 if figures do not glide. */
    int gliding();

    /**
     * The duration, at the current pace, of something whose length is given for the steady pace; 0 if it is shown only as a still picture.
     */
    int acting(int length);
}
