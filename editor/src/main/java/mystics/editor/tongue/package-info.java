/** The desk of languages: each text of a mod beside its translation, with keys that lead from one text to the next. */
package mystics.editor.tongue;
