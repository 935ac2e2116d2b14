package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.script.ScriptApi;
import mystics.mod.words.BaseWords;
import mystics.phase.Moments;
import mystics.phase.attack.Strike;
import mystics.phase.round.TrackCard;
import mystics.rules.CardInPlay;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import mystics.rules.Tally;

/** What the scripts of mods may name: the moments, and the handles they meet there. */
public final class Vocabulary {
    private Vocabulary() {
    }

    /** The whole of it. */
    public static ScriptApi<BaseWords> api() {
        List<Class<?>> types = new ArrayList<>(Moments.all());
        types.addAll(List.of(Figure.class, Space.class, RoomInPlay.class, CardInPlay.class, Dice.class, Tally.class, Strike.class, TrackCard.class));
        return new ScriptApi<>(BaseWords.class, types);
    }
}
