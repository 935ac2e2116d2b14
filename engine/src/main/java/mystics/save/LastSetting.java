package mystics.save;

import java.util.Optional;
import java.util.function.Function;
import mystics.content.Setup;
import mystics.play.Setting;

/**
 * Settings of setups, the last of which is kept: who opens saves opens those of one game again and again, and to lay a game out anew and open its
 * scripts takes as long as to read a save and answer its whole journal.
 */
final class LastSetting implements Function<Setup, Setting> {
    private final Function<Setup, Setting> making;
    private volatile Optional<Made> last = Optional.empty();

    LastSetting(Function<Setup, Setting> making) {
        this.making = making;
    }

    private record Made(Setup setup, Setting setting) {
    }

    @Override
    public Setting apply(Setup setup) {
        Optional<Made> known = last.filter(made -> made.setup.equals(setup));
        Made made = known.orElseGet(() -> new Made(setup, making.apply(setup)));
        last = Optional.of(made);
        return made.setting;
    }
}
