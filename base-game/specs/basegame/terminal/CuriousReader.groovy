package basegame.terminal

import mystics.terminal.desk.Desk
import mystics.terminal.desk.TextStyle

/**
 * Somebody at the terminal who answers by numbers, asks all kinds of things in between, leaves after a while, and keeps
 * every text there was to read. What it does follows from its seed.
 */
class CuriousReader implements Desk {
    static final List<String> ORDERS = ['why', 'help', 'party', 'board', 'sheet', 'log 5', 'card dagger', 'card nobody', 'undo',
            'redo', 'undo', 'campaign', 'no such thing', '9999', 'sheet nobody', 'why nothing']
    static final int MOST = 500
    final Set<String> texts = new LinkedHashSet<>()
    private final Random chance
    private int asked

    CuriousReader(long seed) {
        chance = new Random(seed)
    }

    @Override
    TextStyle look() {
        new TextStyle(2000, TextStyle.ENDLESS, false, true)
    }

    @Override
    boolean attended() {
        false
    }

    @Override
    void show(List<String> lines) {
        texts << lines.join('\n')
    }

    @Override
    Optional<String> ask(String prompt, List<String> words) {
        texts << prompt
        asked++
        Optional.of(asked > MOST ? 'quit' : asked % 7 == 0 ? ORDERS[chance.nextInt(ORDERS.size())] : number(words))
    }

    /** What ends a question stands last, and is seldom chosen. */
    private String number(List<String> words) {
        def numbers = words.findAll { it.isInteger() }
        numbers[chance.nextInt(chance.nextInt(4) == 0 ? numbers.size() : Math.max(1, numbers.size() - 1))]
    }

    @Override
    void close() {
    }
}
