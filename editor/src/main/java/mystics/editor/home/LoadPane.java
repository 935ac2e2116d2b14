package mystics.editor.home;

import java.awt.Font;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import mystics.console.sitting.Shelf;
import net.miginfocom.swing.MigLayout;

/** The saved games, the newest first. */
public final class LoadPane extends JPanel {
    /** @param load is given the name of the game that was chosen; {@code back} goes home */
    public LoadPane(List<Shelf.Entry> games, Consumer<String> load, Runnable back) {
        super(new MigLayout("insets 24 48 24 48, fill, wrap 1", "[grow, fill]", "[][grow, fill][]"));
        JLabel title = new JLabel("Saved games");
        title.setFont(title.getFont().deriveFont(Font.BOLD, title.getFont().getSize2D() * 1.8f));
        add(title);
        JPanel list = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 6", "[grow, fill]"));
        for (Shelf.Entry game : games) {
            JButton button = new JButton(game.when() + "   " + game.name());
            button.setHorizontalAlignment(SwingConstants.LEFT);
            button.addActionListener(click -> load.accept(game.name()));
            list.add(button, "h 36::");
        }
        if (games.isEmpty()) {
            list.add(new JLabel("There are no saved games yet."));
        }
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(null);
        add(scroll);
        JButton home = new JButton("Home");
        home.addActionListener(click -> back.run());
        add(home, "growx 0");
    }
}
