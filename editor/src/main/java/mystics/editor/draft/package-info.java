/**
 * An edited mod: its files as texts, edits of them, and the history. All values except {@code Drafting} are immutable. The package does not
 * use Swing.
 */
package mystics.editor.draft;
