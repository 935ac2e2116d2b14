package mystics.editor.board;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A cache that drops the least recently used entries. Not thread-safe.
 *
 * @param <K> the keys
 * @param <V> the values
 */
final class Recent<K, V> extends LinkedHashMap<K, V> {
    private static final float LOAD = 0.75f;
    private final int most;

    /** An empty cache for the given number of entries. */
    Recent(int most) {
        super(most, LOAD, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
