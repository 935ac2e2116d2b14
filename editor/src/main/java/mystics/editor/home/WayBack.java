package mystics.editor.home;

/**
 * The button that leaves a page.
 *
 * @param words the label of the button
 */
public record WayBack(String words, Runnable then) {
    /** The way home. */
    public static WayBack home(Runnable then) {
        return new WayBack("Home", then);
    }

    /** The way to the game that stands still behind the page. */
    public static WayBack game(Runnable then) {
        return new WayBack("Back to the game", then);
    }
}
