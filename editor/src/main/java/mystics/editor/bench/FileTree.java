package mystics.editor.bench;

import java.awt.Component;
import java.awt.Font;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTree;
import javax.swing.ScrollPaneConstants;
import javax.swing.UIManager;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeCellRenderer;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import mystics.choice.Sentence;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;

/** The files of the mod by kind. An unsaved file has a dot. A file with problems shows their number. Entries of other mods are grey. */
final class FileTree extends JTree {
    private final transient Consumer<FileItem> chosen;
    private transient Map<FileItem, List<FileItem>> shown = Map.of();
    private boolean quiet;

    FileTree(Consumer<FileItem> chosen) {
        super(new DefaultTreeModel(new DefaultMutableTreeNode()));
        this.chosen = chosen;
        setRootVisible(false);
        setShowsRootHandles(true);
        setRowHeight(0);
        setCellRenderer(new Line());
        getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
        Says.name(this, Sentence.of("Files of the mod"));
        addTreeSelectionListener(change -> choose());
        Keys.on(this, "ENTER", this::choose);
    }

    /** Offers deeds for the marked file: in a menu, and the deletion also with the key Delete. */
    void offering(Consumer<DeedName> deed) {
        setComponentPopupMenu(new FileMenu(this::isOnFile, deed));
        Keys.on(this, "DELETE", () -> {
            if (isOnFile()) deed.accept(DeedName.DELETE);
        });
    }

    private boolean isOnFile() {
        return selected().filter(item -> Set.of(FileItem.State.SAVED, FileItem.State.UNSAVED).contains(item.state())).isPresent();
    }

    /** Marks the line under the mouse before its menu opens. */
    @Override
    public Point getPopupLocation(MouseEvent pressed) {
        if (pressed != null) setSelectionRow(getClosestRowForLocation(pressed.getX(), pressed.getY()));
        return super.getPopupLocation(pressed);
    }

    /** The tree in a pane that scrolls. */
    JScrollPane scrolled() {
        JScrollPane files = new JScrollPane(this, ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        files.setBorder(BorderFactory.createEmptyBorder());
        return files;
    }

    /** The tree is as wide as the area that shows it, so it never scrolls sideways. Names that are too long are cut off and end in dots. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    private void choose() {
        selected().filter(item -> !quiet && !item.key().startsWith("#")).ifPresent(chosen);
    }

    private Optional<FileItem> selected() {
        return Optional.ofNullable(getSelectionPath()).map(FileTree::item);
    }

    private static FileItem item(TreePath path) {
        return (FileItem) ((DefaultMutableTreeNode) path.getLastPathComponent()).getUserObject();
    }

    /** Shows these lines. Open headings stay open; at first the mod's own headings are open. */
    void show(Map<FileItem, List<FileItem>> own, Map<FileItem, List<FileItem>> others) {
        Map<FileItem, List<FileItem>> all = new LinkedHashMap<>(own);
        all.putAll(others);
        if (all.equals(shown)) {
            return;
        }
        Set<String> open = open();
        boolean first = shown.isEmpty();
        Set<String> known = new HashSet<>();
        shown.keySet().forEach(heading -> known.add(heading.key()));
        Optional<String> before = selected().map(FileItem::key);
        shown = all;
        DefaultMutableTreeNode root = new DefaultMutableTreeNode();
        all.forEach((heading, items) -> {
            DefaultMutableTreeNode node = new DefaultMutableTreeNode(heading);
            items.forEach(item -> node.add(new DefaultMutableTreeNode(item)));
            root.add(node);
        });
        quiet = true;
        setModel(new DefaultTreeModel(root));
        all.keySet().stream().filter(heading -> open.contains(heading.key())
                || heading.state() == FileItem.State.HEADING && (first || !known.contains(heading.key()))).forEach(this::open);
        before.ifPresent(this::select);
        quiet = false;
    }

    private Set<String> open() {
        Set<String> open = new HashSet<>();
        Enumeration<TreePath> paths = getExpandedDescendants(new TreePath(getModel().getRoot()));
        while (paths != null && paths.hasMoreElements()) {
            TreePath path = paths.nextElement();
            if (path.getPathCount() > 1) {
                open.add(item(path).key());
            }
        }
        return open;
    }

    private void open(FileItem heading) {
        path(heading.key()).ifPresent(this::expandPath);
    }

    /** Marks the line of a file without opening the file. */
    void mark(String key) {
        quiet = true;
        select(key);
        quiet = false;
    }

    private void select(String key) {
        path(key).ifPresent(path -> {
            setSelectionPath(path);
            scrollPathToVisible(path);
        });
    }

    private Optional<TreePath> path(String key) {
        Enumeration<?> nodes = ((DefaultMutableTreeNode) getModel().getRoot()).depthFirstEnumeration();
        while (nodes.hasMoreElements()) {
            DefaultMutableTreeNode node = (DefaultMutableTreeNode) nodes.nextElement();
            if (node.getUserObject() instanceof FileItem item && item.key().equals(key)) {
                return Optional.of(new TreePath(node.getPath()));
            }
        }
        return Optional.empty();
    }

    /** Paints a line within the width of the tree. */
    private static final class Line extends DefaultTreeCellRenderer {
        private int edge;

        @Override
        public void setBounds(int x, int y, int width, int height) {
            super.setBounds(x, y, Math.max(0, Math.min(width, edge - x)), height);
        }

        @Override
        public Component getTreeCellRendererComponent(JTree tree, Object value, boolean selected, boolean open, boolean leaf, int row,
                boolean focused) {
            JLabel line = (JLabel) super.getTreeCellRendererComponent(tree, value, selected, open, leaf, row, focused);
            line.setIcon(null);
            edge = tree.getWidth();
            if (((DefaultMutableTreeNode) value).getUserObject() instanceof FileItem item) {
                line.setFont(tree.getFont().deriveFont(item.state() == FileItem.State.HEADING ? Font.BOLD : Font.PLAIN));
                if (item.state() == FileItem.State.FOREIGN && !selected) {
                    line.setForeground(UIManager.getColor("Label.disabledForeground"));
                }
            }
            return line;
        }
    }
}
