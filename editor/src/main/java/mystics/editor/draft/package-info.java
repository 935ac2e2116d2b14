/** A mod under work: its files as texts, edits of them, and every edit made. Immutable values but for {@code Drafting}; no Swing. */
package mystics.editor.draft;
