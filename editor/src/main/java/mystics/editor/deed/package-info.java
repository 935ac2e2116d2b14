/** The deeds of a line in a desk's outline, by keys and by menus. */
package mystics.editor.deed;
