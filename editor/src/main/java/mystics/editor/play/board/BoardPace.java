package mystics.editor.play.board;

/** The durations of movements and events on the board, in milliseconds. */
public interface BoardPace {
    /** The duration of a figure's glide between spaces; 0 if figures do not glide. */
    int gliding();

    /**
     * The duration, at the current pace, of an event whose length is given for the steady pace; 0 if events are shown only as still
     * pictures.
     */
    int acting(int length);
}
