package mystics.editor.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Executor;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import mystics.lab.LabReport;
import mystics.lab.Measure;
import net.miginfocom.swing.MigLayout;

/** A heat map of wounds, captures or turns in the rooms, with the same numbers in a table beside it. */
final class RoomsTab extends JPanel {
    private final HeatPane map;
    private final BalanceTable table = new BalanceTable("Times");
    private transient Optional<Shown> shown = Optional.empty();
    private final transient Wording language;
    private Measure measure = Measure.WOUNDED_AT;

    /** The contents of the tab: the chapter that was played, and the results. */
    private record Shown(Chapter chapter, Catalog catalog, LabReport report) {
    }

    RoomsTab(BoardStyle style, Executor worker) {
        super(new MigLayout("insets 8, fill, wrap 2", "[grow 3, fill][grow 2, fill]", "[][grow, fill]"));
        map = new HeatPane(style, worker);
        language = style.wording();
        Flow choices = new Flow(6);
        ButtonGroup group = new ButtonGroup();
        List.of(Measure.WOUNDED_AT, Measure.CAPTURED_AT, Measure.TURN_AT).forEach(each -> {
            JToggleButton button = Says.text(new JToggleButton(), named(each));
            button.setSelected(each == measure);
            button.addActionListener(click -> turn(each));
            group.add(button);
            choices.add(button);
        });
        add(choices, "span, wmin 0");
        add(map, "wmin 0, hmin 0");
        add(new JScrollPane(table), "wmin 0, hmin 0");
    }

    private static Sentence named(Measure each) {
        return each == Measure.WOUNDED_AT ? Sentence.of("Wounds") : each == Measure.CAPTURED_AT ? Sentence.of("Captures")
                : Sentence.of("Turns ended");
    }

    private void turn(Measure other) {
        measure = other;
        shown.ifPresent(now -> show(now.chapter(), now.catalog(), now.report()));
    }

    /** Shows what happened in the rooms during the games of a report. */
    void show(Chapter chapter, Catalog catalog, LabReport report) {
        shown = Optional.of(new Shown(chapter, catalog, report));
        map.show(chapter, catalog, report, measure);
        SortedMap<String, Long> times = report.counts().of(measure);
        double all = Math.max(1, report.counts().sum(measure));
        List<BalanceTable.Row> rows = new ArrayList<>();
        times.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()))
                .forEach(each -> rows.add(new BalanceTable.Row(place(each.getKey(), catalog), each.getValue(),
                        100 * each.getValue() / all)));
        table.show(rows, language);
    }

    private static Sentence place(String place, Catalog catalog) {
        String room = place.substring(0, Math.max(0, place.indexOf('/')));
        String name = catalog.rooms().containsKey(room) ? catalog.rooms().get(room).name() : room;
        return Sentence.of("{space} in {room}", "space", place.substring(place.indexOf('/') + 1), "room", name);
    }
}
