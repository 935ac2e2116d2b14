/** The desk of languages: the text as it was written beside its translation, one after the other by keys. */
package mystics.editor.tongue;
