package mystics.editor.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Faces;
import mystics.editor.art.DieArt;
import mystics.editor.type.Html;
import mystics.editor.type.HtmlLabel;
import mystics.editor.type.Prose;
import net.miginfocom.swing.MigLayout;

/** People throw their own dice and say what they show: a click for each die. */
final class DiceEntry extends JPanel {
    private static final int FACES = 6;
    private final List<Integer> shown = new ArrayList<>();
    private final JLabel seen = new HtmlLabel(" ");
    private final JButton give = new JButton("These they are");
    private final int dice;

    DiceEntry(int dice, DieArt art, Consumer<String> answer) {
        super(new MigLayout("insets 0, fillx, wrap 3, novisualpadding", "[grow, fill, sg][grow, fill, sg][grow, fill, sg]"));
        this.dice = dice;
        add(new Prose("Throw " + (dice == 1 ? "1 die" : dice + " dice") + " and click what they show."), "span 3, wmin 0");
        for (int face = 1; face <= FACES; face++) {
            int number = face;
            JButton button = new JButton(PaintedIcon.die(art, face, Math.round(new JLabel().getFont().getSize2D() * 2.6f)));
            button.setToolTipText(Faces.words(face));
            button.getAccessibleContext().setAccessibleName(Faces.words(face));
            button.addActionListener(click -> show(number));
            button.setMargin(new Insets(2, 2, 2, 2));
            button.putClientProperty(FlatClientProperties.MINIMUM_WIDTH, 0);
            add(button, "wmin 0");
        }
        add(seen, "span 3, wmin 0");
        JButton again = new JButton("Again");
        again.addActionListener(click -> {
            shown.clear();
            write();
        });
        add(again, "span 3, split 2, growx, wmin 0");
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
        seen.setText("<html>" + (shown.isEmpty() ? "Nothing yet" : shown.stream().map(face -> Html.plain(Faces.words(face))).collect(Collectors.joining(" · "))) + "</html>");
        give.setEnabled(shown.size() == dice);
    }
}
