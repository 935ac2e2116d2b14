/** The problems of the edited mod, as the engine finds them, and the edits that mend them. No Swing. */
package mystics.editor.advice;
