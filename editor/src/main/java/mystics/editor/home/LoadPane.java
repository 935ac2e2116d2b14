package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import javax.swing.filechooser.FileNameExtensionFilter;
import mystics.console.sitting.Shelf;
import mystics.content.Catalog;
import mystics.editor.type.Prose;
import mystics.editor.type.Upright;
import mystics.save.Overview;
import net.miginfocom.swing.MigLayout;

/** The saved games, the newest first, and a way to any other file or report. */
public final class LoadPane extends Page {
    private static final int WIDTH = 168;
    private static final int HEIGHT = 105;
    private final transient Catalog catalog;
    private final transient Consumer<String> load;

    /**
     * @param catalog knows the names of chapters and heroes
     * @param load is given the name of the game that was chosen, or its file
     */
    public LoadPane(List<Shelf.Entry> games, Catalog catalog, Consumer<String> load, Runnable back) {
        super("Saved games", back);
        this.catalog = catalog;
        this.load = load;
        JPanel list = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 10", "[grow, fill]"));
        games.forEach(game -> list.add(row(game)));
        if (games.isEmpty()) {
            list.add(new Prose("There are no saved games yet."));
        }
        hold(Upright.scrolled(list));
        button("Open a file or report …", this::choose);
    }

    private JPanel row(Shelf.Entry game) {
        JPanel row = new JPanel(new MigLayout("insets 8, fillx, gapx 14", "[" + WIDTH + "!][grow, fill][]", "[center]"));
        row.setBorder(BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor"), 1, true));
        row.add(picture(game), "w " + WIDTH + "!, h " + HEIGHT + "!");
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 3", "[grow, fill]"));
        JLabel name = new JLabel(game.name().equals(Shelf.AUTOSAVE) ? "The game that was left last" : game.name());
        name.setFont(name.getFont().deriveFont(Font.BOLD, name.getFont().getSize2D() * 1.2f));
        words.add(name, "wmin 0");
        words.add(new Prose(game.overview().map(this::words).orElse("This file cannot be read.")), "wmin 0");
        words.add(new JLabel(game.when()));
        row.add(words, "wmin 0");
        String result = GoingOn.result(game);
        if (!result.isEmpty()) {
            name.setText(name.getText() + " (" + result + ")");
        }
        JButton button = new JButton(result.isEmpty() ? "Go on" : "Look at it");
        button.getAccessibleContext().setAccessibleName(button.getText() + ": " + name.getText());
        button.setEnabled(game.overview().isPresent());
        button.addActionListener(click -> load.accept(game.name()));
        row.add(button);
        return row;
    }

    private String words(Overview game) {
        String chapter = Optional.ofNullable(catalog.chapters().get(game.chapter())).map(known -> known.name()).orElse(game.chapter());
        String heroes = game.heroes().stream().map(id -> Optional.ofNullable(catalog.heroes().get(id)).map(known -> known.name()).orElse(id)).collect(Collectors.joining(", "));
        return chapter + ", round " + game.round() + ", page " + game.page() + " of " + game.endPage() + ". " + heroes + ".";
    }

    private static JComponent picture(Shelf.Entry game) {
        Optional<BufferedImage> picture = game.picture().flatMap(LoadPane::read);
        return new JComponent() {
            @Override
            public Dimension getPreferredSize() {
                return new Dimension(WIDTH, HEIGHT);
            }

            @Override
            protected void paintComponent(Graphics graphics) {
                picture.ifPresent(image -> {
                    Graphics2D ink = (Graphics2D) graphics;
                    ink.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
                    double scale = Math.max((double) getWidth() / image.getWidth(), (double) getHeight() / image.getHeight());
                    int wide = (int) Math.ceil(image.getWidth() * scale);
                    int high = (int) Math.ceil(image.getHeight() * scale);
                    ink.drawImage(image, (getWidth() - wide) / 2, (getHeight() - high) / 2, wide, high, null);
                });
            }
        };
    }

    /** A picture that cannot be read is left out; the game beside it is as good without. */
    private static Optional<BufferedImage> read(Path file) {
        try {
            return Optional.ofNullable(ImageIO.read(file.toFile()));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private void choose() {
        JFileChooser chooser = new JFileChooser();
        chooser.setFileFilter(new FileNameExtensionFilter("Saved games and reports", "mystics", "zip"));
        if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
            load.accept(chooser.getSelectedFile().getPath());
        }
    }
}
