package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.ComponentListener;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.play.over.Lesson;
import mystics.editor.settings.Hint;
import mystics.editor.sight.Film;
import mystics.editor.type.Flow;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Paper;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.editor.type.Upright;
import net.miginfocom.swing.MigLayout;

/** A card that explains something new, until it has been read. It stands above the question and never blocks it. */
public final class HintPane extends JPanel {
    /** The least readable height, in lines. */
    private static final float LINES = 9;
    private static final int BIG = 10_000;
    private final transient Consumer<Hint> heed;
    private final transient Consumer<String> follow;
    private final JPanel page = new JPanel(new MigLayout("insets 0, fillx, wrap 2, gapy 5", "[]8[grow, fill]", "[top]"));
    private final Prose title = new Prose("", 1.15f, Font.BOLD);
    private final JButton away = new JButton("Got it");
    private final JButton more = new JButton("Read it");
    private final JScrollPane scroll = Upright.scrolled(page);
    private final Set<Hint> given = EnumSet.noneOf(Hint.class);
    private transient Optional<Hint> shown = Optional.empty();
    private String last = "";

    /**
     * An empty place for hints, invisible until there is one.
     *
     * @param heed is told which hint has been read; {@code follow} opens links
     * @param enlarge shows a lesson elsewhere if there is too little room here
     */
    public HintPane(Consumer<Hint> heed, Consumer<String> follow, Consumer<Lesson> enlarge) {
        super(new BorderLayout());
        this.heed = heed;
        this.follow = follow;
        Flow head = new Flow(8);
        head.setBorder(BorderFactory.createEmptyBorder(0, 0, 6, 0));
        head.add(title, Flow.TEXT);
        head.add(more, Flow.REST);
        head.add(away);
        more.setToolTipText("Read it");
        more.addActionListener(click -> shown.map(Lesson::of).ifPresent(enlarge));
        away.addActionListener(click -> putAway());
        add(head, BorderLayout.NORTH);
        add(scroll);
        fold(BIG);
        setVisible(false);
        page.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                SwingUtilities.invokeLater(HintPane.this::revalidate);
            }
        });
    }

    /** Reduces the hint to its title if a few lines do not fit. Returns the height it takes, in pixels. */
    int fold(int room) {
        boolean low = room < LINES * Type.size();
        scroll.setVisible(!low);
        scroll.setVerticalScrollBarPolicy(
                room >= BIG ? ScrollPaneConstants.VERTICAL_SCROLLBAR_NEVER : ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED);
        more.setVisible(low);
        title.setVisible(!low);
        return isVisible() ? low ? getPreferredSize().height : Math.min(room, getPreferredSize().height) : 0;
    }

    /** Adds a listener for the hint's size and for whether there is a hint. */
    void whenGrown(ComponentListener listener) {
        page.addComponentListener(listener);
        addComponentListener(listener);
    }

    /** Shows the hint due at the end of a film, unless one is open; {@code left} are the hints still wanted. */
    public void consider(Film film, Set<Hint> left) {
        if (shown.filter(hint -> film.last().asked().isPresent() && left.contains(hint)).isEmpty()) {
            Set<Hint> due = EnumSet.noneOf(Hint.class);
            due.addAll(left);
            due.removeAll(given);
            if (turn(film).equals(last)) {
                due.retainAll(Hints.NEWS);
            }
            shown = Hints.due(film, due);
            last = shown.isPresent() ? turn(film) : last;
            shown.ifPresent(hint -> lay(Lesson.of(hint)));
            setVisible(shown.isPresent());
        }
    }

    /** Names the current turn. Two hints that can wait are never shown in one turn. */
    private static String turn(Film film) {
        return film.last().asked().map(asked -> film.last().spread().headline().round() + asked.seat()).orElse("");
    }

    private void lay(Lesson lesson) {
        page.removeAll();
        title.setText(lesson.title());
        more.setText(lesson.title());
        int size = Math.round(Type.size() * 2);
        lesson.points().forEach(point -> {
            page.add(new JLabel(new PaintedIcon(size, point.sign().painter(size))));
            Paper words = new Paper(0.95f, follow);
            words.setFocusable(false);
            words.write(point.html());
            page.add(words, "wmin 0");
        });
        frame();
        Says.name(this, Sentence.of("Hint: {title}", "title", lesson.title()));
        Says.more(this, Sentence.row(lesson.points().stream().map(Lesson.Point::words).toList(), " "));
        revalidate();
    }

    /** Marks the hint as read and closes it. */
    public void putAway() {
        Optional<Hint> read = shown;
        shown = Optional.empty();
        setVisible(false);
        read.ifPresent(hint -> {
            given.add(hint);
            heed.accept(hint);
        });
    }

    @Override
    public void updateUI() {
        super.updateUI();
        frame();
    }

    /** Keeps the keyboard away from a hint that waits for room. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        away.setFocusable(height > 0);
        more.setFocusable(height > 0);
        scroll.setFocusable(height > 0);
    }

    private void frame() {
        setBorder(BorderFactory.createCompoundBorder(BorderFactory.createLineBorder(UIManager.getColor("Component.accentColor"), 1, true),
                BorderFactory.createEmptyBorder(8, 10, 8, 8)));
    }
}
