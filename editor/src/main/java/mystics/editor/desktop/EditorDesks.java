package mystics.editor.desktop;

import java.util.List;
import mystics.editor.bench.ChapterPlace;
import mystics.editor.bench.DeskMaker;
import mystics.editor.bench.PublishPlace;
import mystics.editor.bench.RoomPlace;
import mystics.editor.bench.RulesPlace;
import mystics.editor.bench.TonguePlace;

/** The desks of the editor, in the order of their buttons. The desk of forms comes last and is always available. */
final class EditorDesks {
    private EditorDesks() {
    }

    static List<DeskMaker> all() {
        return List.of(RoomPlace::new, ChapterPlace::layout, ChapterPlace::story, RulesPlace::new, ChapterPlace::balance,
                TonguePlace::new, PublishPlace::new);
    }
}
