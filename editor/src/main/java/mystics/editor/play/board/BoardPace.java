package mystics.editor.play.board;

/** How long things take on the board, in milliseconds. */
public interface BoardPace {
    /** How long figures glide from space to space; 0 if they do not. */
    int gliding();

    /** How long something takes whose length is given for a steady pace; 0 if it is only seen as a picture. */
    int acting(int length);
}
