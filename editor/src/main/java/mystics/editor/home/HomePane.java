package mystics.editor.home;

import java.awt.Color;
import java.awt.Font;
import java.awt.KeyboardFocusManager;
import java.awt.Paint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Scheme;
import mystics.editor.type.EvenFlow;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The home page: a picture of the place where the story begins, and the doors to all other pages. */
public final class HomePane extends Backdrop {
    private static final Color LETTERS = new Color(0xf4e8d0);
    private static final Color STARK = new Color(0, 0, 0, 205);
    /** The size of the letters below the title relative to other letters, and their greatest size in pixels. */
    private static final float LINE = 1.25f;
    private static final float WIDEST = 32;
    private final transient Executor painting;
    private final EvenFlow others = new EvenFlow(8);
    private final List<JButton> tongues = new ArrayList<>();
    private final Prose status = new Prose(" ");
    private final GameDoors games = clear(new GameDoors());
    private final Map<Door, JButton> doors = new EnumMap<>(Door.class);
    private final HomeMenu menu = new HomeMenu();
    private final Title name = new Title("Mystics");
    private final MoreDoors more = new MoreDoors(
            () -> Arrays.stream(others.getComponents()).map(JButton.class::cast).toList());
    private final JPanel rest = clear(new JPanel(new MigLayout("insets 0, novisualpadding, fillx")));
    private HomeRoom room = HomeRoom.WIDE;

    /**
     * A home page. Doors that need mods stay shut until {@link #ready} is called.
     *
     * @param to opens a door
     * @param painting paints the picture in the background
     */
    public HomePane(Consumer<Door> to, Executor painting) {
        super(new MigLayout("insets 0, fill", "[grow, fill]", "[grow, fill]"));
        this.painting = painting;
        int edge = UIManager.getInt("Component.focusWidth");
        menu.add(name, "growx 0");
        Prose line = new Prose("Five people on the run are five mice by midnight.", Math.max(1, Math.min(LINE, WIDEST / Type.size())),
                Font.ITALIC);
        line.setForeground(LETTERS);
        menu.add(line, "w 0:10, growx, gapleft " + edge + "px");
        Arrays.stream(Door.values()).filter(Door::isGame).forEach(door -> games.add(door(door, to)));
        menu.add(games);
        Arrays.stream(Door.values()).filter(Predicate.not(Door::isGame)).forEach(door -> others.add(door(door, to), Flow.REST));
        int ring = Math.round(Type.size() / 4);
        others.setBorder(BorderFactory.createEmptyBorder(ring, edge, ring, edge));
        menu.add(others, "w 0:10, growx");
        rest.add(more, "growx");
        rest.setVisible(false);
        menu.add(rest, "w 0:10, growx");
        menu.add(status, "w 0:10, growx, hmin " + status.getPreferredSize().height + "px");
        walk(menu);
        Keys.within(this, "F5", () -> to.accept(Door.SETTINGS));
        JScrollPane scroll = new JScrollPane(menu, ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setOpaque(false);
        scroll.getViewport().setOpaque(false);
        add(scroll, "wmin 0, hmin 0");
        status.setForeground(LETTERS);
        say(Sentence.of("Laying out the pieces …"));
        status.getAccessibleContext().setAccessibleName("Message");
    }

    /** Lets the arrow keys lead from one button to the next, as Tab does. */
    private static void walk(JComponent menu) {
        KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        List.of("DOWN", "RIGHT").forEach(key -> Keys.within(menu, key, focus::focusNextComponent));
        List.of("UP", "LEFT").forEach(key -> Keys.within(menu, key, focus::focusPreviousComponent));
    }

    /** Makes a panel transparent. */
    private static <T extends JPanel> T clear(T panel) {
        panel.setOpaque(false);
        return panel;
    }

    private JButton door(Door door, Consumer<Door> to) {
        JButton button = new JButton(door.title());
        button.addActionListener(click -> to.accept(door));
        button.setEnabled(!door.waitsForMods());
        doors.put(door, button);
        return button;
    }

    /**
     * Opens the doors. The door to the game to continue is the main one and carries the words about the game; without such a game, the main
     * door leads to a new game.
     *
     * @param continued describes the game to continue; empty if there is none
     */
    public void ready(Sentence continued) {
        doors.forEach((door, button) -> button.setEnabled(door != Door.CONTINUE || !continued.isEmpty()));
        say(Sentence.EMPTY);
        lead(continued.isEmpty() ? Door.NEW_GAME : Door.CONTINUE, continued);
    }

    private void lead(Door door, Sentence about) {
        games.lead(doors.get(door), about);
        doors.get(door).requestFocusInWindow();
    }

    /** Leads players who have not played yet to the lesson. */
    public void leadToLesson() {
        lead(Door.LEARN, Sentence.EMPTY);
    }

    /** Takes the lesson off the page, because the loaded mods have none. */
    public void hasNoLesson() {
        doors.get(Door.LEARN).setVisible(false);
    }

    /** Offers other languages. Each language has one button with its own name. */
    public void speak(Languages languages) {
        tongues.forEach(others::remove);
        tongues.clear();
        Arrays.stream(languages.named()).filter(other -> !other.letters().equals(languages.now())).forEach(other -> {
            JButton button = new JButton(other.toString());
            Says.hint(button, Sentence.of("Everything in {language}", "language", other.toString()));
            button.addActionListener(click -> languages.read().accept(other.letters()));
            tongues.add(button);
            others.add(button, Flow.REST);
        });
        revalidate();
    }

    /** Sets the picture in the background, which moves if the settings allow it. */
    public void show(Scenery scenery, Motion motion) {
        show(scenery, painting);
        if (motion == Motion.FULL) {
            enliven();
        }
    }

    /** Chooses the arrangement for the width of the window. In a slim menu, the doors that do not lead into a game are in a menu. */
    @Override
    public void doLayout() {
        HomeRoom wanted = HomeRoom.of(getWidth());
        if (wanted != room) {
            room = wanted;
            menu.fit(room);
            name.fit(room);
            games.fit(room);
            others.setVisible(room == HomeRoom.WIDE);
            rest.setVisible(room == HomeRoom.SLIM);
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }

    @Override
    float dark() {
        return room.shade();
    }

    /** Makes the whole picture dark in the strongest contrast. */
    @Override
    Paint shade() {
        return Scheme.worn() == Scheme.CONTRAST ? STARK : super.shade();
    }

    /** Reports progress or a failure. */
    public void say(Sentence words) {
        Says.text(status, words.isEmpty() ? Sentence.of(" ") : words);
    }
}
