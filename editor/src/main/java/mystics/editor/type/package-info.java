/** The parts shared by all panes: wrapping text in any language, key bindings and fields. */
package mystics.editor.type;
