package mystics.editor.play.over;

import java.awt.Color;
import mystics.editor.art.Symbol;
import mystics.editor.sight.Interlude;

/** The words, the sign and the colour of each kind of interlude. */
final class InterludeLook {
    private InterludeLook() {
    }

    static String words(Interlude.Kind kind) {
        return switch (kind) {
            case CAPTURE -> "Captured";
            case RESCUE -> "Rescued";
            case SURGE -> "A surge: the wheel is full";
            case ENCOUNTER -> "An encounter";
            case EVENT -> "Something happens";
            case HONOUR -> "Earned";
            case STORY -> "The story";
        };
    }

    static Symbol sign(Interlude.Kind kind) {
        return switch (kind) {
            case SURGE, ENCOUNTER -> Symbol.CLAWS;
            case EVENT -> Symbol.BELL;
            case CAPTURE -> Symbol.MASK;
            case RESCUE -> Symbol.HEART;
            case HONOUR, STORY -> Symbol.STAR;
        };
    }

    static Color tone(Interlude.Kind kind) {
        return new Color(switch (kind) {
            case CAPTURE, SURGE, ENCOUNTER -> 0xff6b55;
            case EVENT -> 0xe9a04a;
            case RESCUE -> 0x7fd39b;
            case HONOUR, STORY -> 0xffd84a;
        });
    }
}
