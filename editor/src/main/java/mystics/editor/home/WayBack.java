package mystics.editor.home;

/**
 * The button that leaves a page.
 *
 * @param words the label of the button
 */
public record WayBack(String words, Runnable then) {
    /** The button that leads to the home page. */
    public static WayBack home(Runnable then) {
        return new WayBack("Home", then);
    }

    /** The button that returns to the paused game. */
    public static WayBack game(Runnable then) {
        return new WayBack("Back to the game", then);
    }
}
