package mystics.mod.yaml;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import mystics.mod.finding.Place;
import mystics.mod.source.Utf8;

/** The places of the nodes in one file, computed on first use. */
final class FilePlaces implements Whereabouts {
    private final Place file;
    private final Supplier<byte[]> text;
    private final AtomicReference<YamlPlaces> places = new AtomicReference<>();

    FilePlaces(Place file, Supplier<byte[]> text) {
        this.file = file;
        this.text = text;
    }

    @Override
    public Place value(String pointer) {
        return places().value(file, pointer);
    }

    @Override
    public Place key(String pointer) {
        return places().key(file, pointer);
    }

    private YamlPlaces places() {
        return places.updateAndGet(known -> known == null ? YamlPlaces.of(Utf8.decode(file, text.get())) : known);
    }
}
