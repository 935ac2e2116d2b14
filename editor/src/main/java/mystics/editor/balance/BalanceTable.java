package mystics.editor.balance;

import java.util.List;
import javax.swing.JTable;
import javax.swing.table.AbstractTableModel;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.type.Says;

/** The contents of the plots as a table, for reading and for screen readers. */
final class BalanceTable extends JTable {
    private final Rows rows;

    /** A line of the table: the thing counted, its number and its share. */
    record Row(Sentence what, long number, double percent) {
    }

    /** @param counted the heading of the numbers */
    BalanceTable(String counted) {
        rows = new Rows(List.of("What", counted, "Percent"));
        setModel(rows);
        setFillsViewportHeight(true);
        Says.name(this, Sentence.of("Results as a table"));
    }

    /** Shows new rows, with their words in a language. */
    void show(List<Row> lines, Wording language) {
        rows.lines = lines;
        rows.language = language;
        rows.fireTableDataChanged();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setRowHeight(getFontMetrics(getFont()).getHeight() * 5 / 4);
    }

    /** The lines of the table, split into cells. */
    private static final class Rows extends AbstractTableModel {
        private final List<String> heads;
        private transient List<Row> lines = List.of();
        private transient Wording language = Wording.PLAIN;

        Rows(List<String> heads) {
            this.heads = heads;
        }

        @Override
        public int getRowCount() {
            return lines.size();
        }

        @Override
        public int getColumnCount() {
            return heads.size();
        }

        @Override
        public String getColumnName(int column) {
            return language.apply(heads.get(column));
        }

        @Override
        public Object getValueAt(int row, int column) {
            Row line = lines.get(row);
            return switch (column) {
                case 0 -> line.what().in(language).toString();
                case 1 -> line.number();
                default -> Math.round(line.percent());
            };
        }
    }
}
