/** Words in the window that wrap where there is no room. */
package mystics.editor.type;
