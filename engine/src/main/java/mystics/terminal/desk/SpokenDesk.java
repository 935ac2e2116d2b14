package mystics.terminal.desk;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.choice.Wording;

/**
 * A desk that translates every sentence, prompt and text style into another language.
 *
 * @param wording translates a text
 */
public record SpokenDesk(Desk desk, Wording wording) implements Desk {
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
    public Optional<String> ask(String prompt, List<String> words) {
        return desk.ask(wording.apply(prompt), words);
    }

    @Override
    public Optional<String> ask(Sentence prompt, List<String> words) {
        return desk.ask(prompt.in(wording), words);
    }

    @Override
    public void close() {
        desk.close();
    }
}
