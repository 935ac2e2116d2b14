package mystics.editor.home;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.ContainerAdapter;
import java.awt.event.ContainerEvent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.text.JTextComponent;

/** Makes panels transparent, including panels that are added later. Lists and fields stay opaque. */
final class Sheer {
    private Sheer() {
    }

    /** Makes a container and all panels in it transparent. */
    static void through(Container container) {
        clear(container);
        container.addContainerListener(new ContainerAdapter() {
            @Override
            public void componentAdded(ContainerEvent event) {
                if (event.getChild() instanceof Container child) {
                    through(child);
                }
            }
        });
        for (Component child : container.getComponents()) {
            if (child instanceof Container inner) {
                through(inner);
            }
        }
    }

    private static boolean isRead(Component view) {
        return view instanceof JPanel || view instanceof JTextComponent text && !text.isEditable();
    }

    private static void clear(Container container) {
        if (container instanceof JPanel panel) {
            panel.setOpaque(false);
        } else if (container instanceof JTextComponent text && !text.isEditable()) {
            text.setOpaque(false);
        } else if (container instanceof JScrollPane scroll && isRead(scroll.getViewport().getView())) {
            scroll.setOpaque(false);
            scroll.getViewport().setOpaque(false);
            scroll.getViewport().setScrollMode(JViewport.SIMPLE_SCROLL_MODE);
        }
    }
}
