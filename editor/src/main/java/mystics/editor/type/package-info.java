/** The parts every pane is made of: wrapping text in any language, key bindings and fields. */
package mystics.editor.type;
