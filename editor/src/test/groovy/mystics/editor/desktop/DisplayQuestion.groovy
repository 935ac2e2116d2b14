package mystics.editor.desktop

/** A program that says whether there is a window. */
class DisplayQuestion {
    static void main(String[] words) {
        println(new SwingDesktop().available() ? 'a window' : 'no window')
    }
}
