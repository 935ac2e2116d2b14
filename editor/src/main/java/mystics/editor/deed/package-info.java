/** What can be done with a line of a desk's outline: deeds, by keys and by menus. */
package mystics.editor.deed;
