package mystics.choice;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;

/** The options of a question as a list that makes each option when it is read. */
public final class Offers<T extends Option> extends AbstractList<T> implements RandomAccess {
    private Offer<T>[] offers = room(8);
    private int count;
    private int size;

    @SuppressWarnings("unchecked")
    private static <T extends Option> Offer<T>[] room(int places) {
        return (Offer<T>[]) new Offer<?>[places];
    }

    /** Appends some options. */
    public void put(Offer<T> offer) {
        if (count == offers.length) {
            offers = Arrays.copyOf(offers, 2 * count);
        }
        offers[count++] = offer;
        size += offer.size();
    }

    /** The offer appended last. */
    public Optional<Offer<T>> last() {
        return count == 0 ? Optional.empty() : Optional.of(offers[count - 1]);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public T get(int place) {
        int left = place;
        for (int i = 0; i < count; i++) {
            Offer<T> offer = offers[i];
            if (left < offer.size()) {
                return offer.at(left);
            }
            left -= offer.size();
        }
        throw new IndexOutOfBoundsException(place);
    }

    @Override
    public Object[] toArray() {
        Object[] all = new Object[size];
        int place = 0;
        for (int i = 0; i < count; i++) {
            for (int at = 0; at < offers[i].size(); at++) {
                all[place++] = offers[i].at(at);
            }
        }
        return all;
    }

    /** The first option with the given key. */
    public Optional<T> find(String key) {
        for (int i = 0; i < count; i++) {
            Optional<T> found = offers[i].find(key);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The first option of a list with the given key. */
    public static <T extends Option> Optional<T> find(List<T> options, String key) {
        return options instanceof Offers<T> offers ? offers.find(key)
                : options.stream().filter(option -> option.key().equals(key)).findFirst();
    }
}
