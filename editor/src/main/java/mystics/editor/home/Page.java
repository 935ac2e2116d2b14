package mystics.editor.home;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.concurrent.Executor;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.art.Quality;
import mystics.editor.type.BookFace;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.MainButton;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Settling;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** A page of the window outside the game: a heading, the content, and a button back. Escape goes back too. */
public class Page extends Backdrop {
    /** The greatest size of a heading relative to other letters, and the greatest difference between the two sizes in pixels. */
    private static final float HEADING = 1.8f;
    private static final float LARGER = 11;
    private static final float PART = 1.25f;
    /** The space between the content and its frame, and between a button and its focus frame, in letter heights. */
    private static final float EDGE = 0.38f;
    private static final float FOCUS = 0.08f;
    /** The greatest space beside the buttons, in pixels: large letters need the room. */
    private static final int BESIDE = 7;
    /** The greatest width of a page over a picture, and the margins beside the page, in letter heights. */
    private static final float WIDEST = 78;
    private static final double SIDE = 0.08;
    private static final int LEAST = 10;
    /** The height of the beam below the heading, in pixels. */
    private static final int BELOW = 6;
    private static final Color DIM = new Color(8, 7, 16, 130);
    private static final Color LETTERS = new Color(0xf8e6c2);
    private final Prose heading;
    private final Flow foot = new Flow(16);
    private final Prose message = new Prose(" ");
    private final JPanel middle = new JPanel(new BorderLayout());
    private final JButton leave = new JButton();
    private transient WayBack back;

    Page(Sentence title, Runnable home) {
        this(title, WayBack.home(home));
    }

    Page(Sentence title, WayBack back) {
        super(new MigLayout("insets 24px 40px 18px 40px, fill, wrap 1", "[grow, fill]", "[]14[grow, fill]12[]"));
        heading = new Prose(title, Math.min(HEADING, 1 + LARGER / Type.size()), Font.BOLD).booked();
        int frame = Math.round(heading.getFont().getSize2D() / 8);
        add(heading, "wmin 0, hidemode 3, gapleft " + (frame + Math.round(EDGE * Type.size())) + "px");
        middle.setBorder(BorderFactory.createEmptyBorder(frame, frame, frame, frame));
        add(middle, "hmin 0");
        leaveBy(back);
        leave.addActionListener(click -> this.back.then().run());
        int ring = Math.round(Type.size() / 4);
        int side = frame + Math.min(BESIDE, Math.round((EDGE - FOCUS) * Type.size()));
        foot.setBorder(BorderFactory.createEmptyBorder(ring, side, ring, side));
        foot.add(leave);
        message.getAccessibleContext().setAccessibleName("Message");
        foot.add(message, Flow.TEXT);
        add(foot, "wmin 0");
        Keys.within(this, "ESCAPE", () -> this.back.then().run());
    }

    /** The title of the page. */
    final JComponent title() {
        return heading;
    }

    /** Sets another button for leaving the page. */
    final void leaveBy(WayBack other) {
        back = other;
        leave.setText(other.words());
    }

    /** Moves the keyboard focus to the button that leaves the page. */
    final void focusBack() {
        leave.requestFocusInWindow();
    }

    /** Puts the page on a sheet in front of a picture. */
    @Override
    public final void show(Scenery scenery, Executor worker) {
        super.show(scenery, worker);
        heading.setForeground(LETTERS);
        Sheer.through(middle);
        Sheer.through(foot);
        frame();
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                frame();
            }
        });
    }

    /** Leaves a margin in which the picture is visible, if there is room. */
    private void frame() {
        double spare = (getWidth() - WIDEST * Type.size()) / 2;
        int side = (int) Math.max(LEAST, Math.min(spare, getWidth() * SIDE));
        int above = Math.max(LEAST, side / 3);
        setBorder(BorderFactory.createEmptyBorder(above, side, above, side));
        revalidate();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (isHung()) {
            super.paintComponent(graphics);
            Graphics2D ink = (Graphics2D) graphics.create();
            Quality.fine(ink);
            Insets margin = getInsets();
            Rectangle place = new Rectangle(margin.left, margin.top, getWidth() - margin.left - margin.right,
                    getHeight() - margin.top - margin.bottom);
            new PageSheet(place, getBackground()).paint(ink, heading.getY() + heading.getHeight() + BELOW - margin.top);
            ink.dispose();
        } else {
            graphics.setColor(getBackground());
            graphics.fillRect(0, 0, getWidth(), getHeight());
        }
    }

    @Override
    final Paint shade() {
        return DIM;
    }

    /** The heading of a part of the page. */
    static JLabel heading(String words) {
        JLabel heading = new JLabel(words);
        heading.setFont(BookFace.shipped().bold(Type.size() * BookFace.EVEN * PART));
        heading.putClientProperty(Scrolling.KEPT, true);
        return heading;
    }

    /** Sets the content below the heading. */
    final void hold(JComponent content) {
        middle.removeAll();
        middle.add(content);
        Settling.settle(middle);
        middle.revalidate();
        middle.repaint();
    }

    /** Adds a button in the lower right corner. */
    final JButton button(String name, Runnable deed) {
        return laid(new JButton(name), deed);
    }

    /** Adds the main button of the page, which has the accent colour. */
    final JButton main(String name, Runnable deed) {
        return laid(new MainButton(name), deed);
    }

    private JButton laid(JButton button, Runnable deed) {
        button.addActionListener(click -> deed.run());
        foot.add(button);
        return button;
    }

    /** Reports the result of an action, or its failure. */
    public final void say(Sentence words) {
        Says.text(message, words);
    }
}
