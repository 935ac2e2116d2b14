package mystics.editor.board;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is costly to make, kept as long as it is among the last used. For one thread.
 *
 * @param <K> what it is found by
 * @param <V> what is kept
 */
final class Recent<K, V> extends LinkedHashMap<K, V> {
    private static final float LOAD = 0.75f;
    private final int most;

    /** Nothing yet; {@code most} is how many are kept. */
    Recent(int most) {
        super(most, LOAD, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
