package mystics.save;

import java.util.Optional;
import java.util.function.Function;
import mystics.content.Setup;
import mystics.play.Setting;

/**
 * Makes settings and keeps the last setting, because saves that are read one after another usually belong to one game, and making a setting
 * takes as long as reading and replaying a save.
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
