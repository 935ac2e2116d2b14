/** The desk of languages: each text of a mod stands beside its translation, and keys lead from one text to the next. */
package mystics.editor.tongue;
