/** What every pane is made with: words that wrap where there is no room, in any language, and the keys and fields beside them. */
package mystics.editor.type;
