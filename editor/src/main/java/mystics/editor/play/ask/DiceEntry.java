package mystics.editor.play.ask;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import mystics.choice.Faces;
import mystics.choice.Sentence;
import mystics.editor.art.DieArt;
import mystics.editor.type.Html;
import mystics.editor.type.HtmlLabel;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** Takes the faces of dice that players throw at the table: one click for each die. */
public final class DiceEntry extends JPanel {
    private static final int FACES = 6;
    private final List<Integer> shown = new ArrayList<>();
    private final JLabel seen = new HtmlLabel(" ");
    private final JButton give = new JButton("Use these dice");
    private final int dice;

    /** Six faces in one row, or in two rows if the pane is narrow. */
    private static final class Row extends JPanel {
        private static final int ROOM = 6;
        private int columns;

        Row() {
            super(new MigLayout());
            part(FACES);
        }

        private void part(int number) {
            columns = number;
            ((MigLayout) getLayout()).setLayoutConstraints("insets 0, fillx, gapx 3, gapy 5, novisualpadding, wrap " + number);
            ((MigLayout) getLayout()).setColumnConstraints("[grow, fill, sg]".repeat(number));
        }

        @Override
        public void doLayout() {
            int fitting = getWidth() < FACES * (side() + ROOM) ? FACES / 2 : FACES;
            if (fitting != columns) {
                part(fitting);
                SwingUtilities.invokeLater(this::revalidate);
            }
            super.doLayout();
        }
    }

    /** The size of a face, in pixels. */
    private static int side() {
        return Math.round(Type.size() * 2.3f);
    }

    DiceEntry(int dice, DieArt art, Consumer<String> answer) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 5, novisualpadding", "[grow, fill]"));
        this.dice = dice;
        add(new Prose(Sentence.of("Throw {dice} and click what they show.", "dice", Sentence.of("{n} {n|die|dice}", "n", dice))), "wmin 0");
        Row faces = new Row();
        for (int face = 1; face <= FACES; face++) {
            int number = face;
            JButton button = new JButton(new PaintedIcon(side(), art.painter(face, side())));
            Says.hint(button, Faces.said(face));
            Says.name(button, Faces.said(face));
            button.addActionListener(click -> show(number));
            button.setMargin(new Insets(2, 2, 2, 2));
            button.putClientProperty(FlatClientProperties.MINIMUM_WIDTH, 0);
            faces.add(button, "wmin 0");
        }
        add(faces, "wmin 0");
        add(seen, "wmin 0");
        JButton again = new JButton("Again");
        again.addActionListener(click -> {
            shown.clear();
            write();
        });
        add(again, "split 2, growx, wmin 0");
        give.addActionListener(click -> answer.accept(shown.stream().map(String::valueOf).collect(Collectors.joining(" "))));
        add(give, "growx, wmin 0");
        write();
    }

    private void show(int face) {
        if (shown.size() < dice) {
            shown.add(face);
            write();
        }
    }

    private void write() {
        Sentence faces = shown.isEmpty() ? Sentence.of("Nothing yet") : Sentence.row(shown.stream().map(Faces::said).toList(), " · ");
        Says.html(seen, language -> "<html>" + Html.plain(faces.in(language).toString()) + "</html>");
        give.setEnabled(shown.size() == dice);
    }
}
