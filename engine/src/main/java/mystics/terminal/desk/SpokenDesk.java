package mystics.terminal.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A desk that translates every sentence, prompt and text style into another language.
 *
 * @param wording translates a text
 */
public record SpokenDesk(Desk desk, UnaryOperator<String> wording) implements Desk {
    @Override
    public TextStyle look() {
        return desk.look().in(wording);
    }

    @Override
    public boolean attended() {
        return desk.attended();
    }

    @Override
    public void show(List<String> lines) {
        desk.show(lines);
    }

    @Override
    public void say(String line) {
        desk.say(wording.apply(line));
    }

    @Override
    public Optional<String> ask(String prompt, List<String> words) {
        return desk.ask(wording.apply(prompt), words);
    }

    @Override
    public void close() {
        desk.close();
    }
}
