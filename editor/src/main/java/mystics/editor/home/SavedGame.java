package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.play.around.Portraits;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.home.Shelf;
import mystics.save.Overview;
import net.miginfocom.swing.MigLayout;

/**
 * A saved game in the list: its picture, its contents, the faces of its party, and its buttons. The button that deletes the game asks for
 * confirmation.
 */
final class SavedGame extends Flow {
    /** The width of the picture. The constant is not called WIDTH, because {@code ImageObserver} has a constant of that name. */
    private static final int ACROSS = 168;
    private static final int TALL = 105;
    private static final double FACE = 3;
    private final transient Shelf.Entry game;
    private final transient LoadPane.Deeds deeds;
    private final transient Sentence name;
    private final JPanel ways = new JPanel(new MigLayout("insets 0, wrap 1, gapy 6", "[grow, fill]"));

    SavedGame(Shelf.Entry game, Catalog catalog, Portraits portraits, LoadPane.Deeds deeds) {
        super(14);
        this.game = game;
        this.deeds = deeds;
        String result = GoingOn.result(game);
        name = Sentence.of(result.isEmpty() ? "{game}" : "{game} ({result})", "game", game.title(), "result", result);
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createLineBorder(UIManager.getColor("Mystics.edge"), 1, true),
                BorderFactory.createEmptyBorder(8, 8, 8, 8)));
        game.picture().flatMap(SavedGame::read).map(SavedGame::picture).ifPresent(this::add);
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 3", "[grow, fill]"));
        words.add(new Prose(name, 1.2f, Font.BOLD), "wmin 0");
        words.add(new Prose(game.overview().map(seen -> words(seen, catalog)).orElse(Sentence.of("This file cannot be read."))), "wmin 0");
        game.overview().map(seen -> faces(seen, catalog, portraits)).ifPresent(party -> words.add(party, "wmin 0"));
        words.add(new Prose(game.said()).muted(), "wmin 0");
        add(words, TEXT);
        add(ways);
        offer();
    }

    /** The faces of the party. */
    private static Flow faces(Overview game, Catalog catalog, Portraits portraits) {
        Flow party = new Flow(6);
        game.heroes().forEach(id -> party.add(new JLabel(portraits.face(id,
                Optional.ofNullable(catalog.heroes().get(id)).map(known -> known.name()).orElse(id), FACE))));
        return party;
    }

    private static Sentence words(Overview game, Catalog catalog) {
        String chapter = Optional.ofNullable(catalog.chapters().get(game.chapter())).map(known -> known.name()).orElse(game.chapter());
        String heroes = game.heroes().stream()
                .map(id -> Optional.ofNullable(catalog.heroes().get(id)).map(known -> known.name()).orElse(id))
                .collect(Collectors.joining(", "));
        return Sentence.of(
                game.round() == 0 ? "{chapter}, just begun. {heroes}." : "{chapter}, round {n}, page {m} of {end}. {heroes}.", "chapter",
                chapter, "heroes", heroes, "n", game.round(), "m", game.page(), "end", game.endPage());
    }

    private void offer() {
        ways.removeAll();
        way(GoingOn.result(game).isEmpty() ? "Go on" : "Look at it", () -> deeds.load(game.name())).setEnabled(game.overview().isPresent());
        way("Watch it", () -> deeds.watch(game.name())).setEnabled(game.overview().isPresent());
        way("Delete", this::ask);
        ways.revalidate();
        ways.repaint();
    }

    private void ask() {
        ways.removeAll();
        ways.add(new JLabel("Delete this game?"));
        way("Keep it", this::offer).requestFocusInWindow();
        way("Yes, delete it", () -> deeds.delete(game.name()));
        ways.revalidate();
        ways.repaint();
    }

    private JButton way(String words, Runnable deed) {
        JButton button = new JButton(words);
        Says.name(button, Sentence.of("{deed}: {game}", "deed", words, "game", name));
        button.addActionListener(click -> deed.run());
        ways.add(button);
        return button;
    }

    private static JComponent picture(BufferedImage image) {
        return new JComponent() {
            @Override
            public Dimension getPreferredSize() {
                return new Dimension(ACROSS, TALL);
            }

            @Override
            protected void paintComponent(Graphics graphics) {
                Graphics2D ink = (Graphics2D) graphics;
                ink.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
                double scale = Math.max((double) getWidth() / image.getWidth(), (double) getHeight() / image.getHeight());
                int wide = (int) Math.ceil(image.getWidth() * scale);
                int high = (int) Math.ceil(image.getHeight() * scale);
                ink.drawImage(image, (getWidth() - wide) / 2, (getHeight() - high) / 2, wide, high, null);
            }
        };
    }

    /** Reads a picture. A picture that cannot be read is left out. */
    private static Optional<BufferedImage> read(Path file) {
        try {
            return Optional.ofNullable(ImageIO.read(file.toFile()));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
