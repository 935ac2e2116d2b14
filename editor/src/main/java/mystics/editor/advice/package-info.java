/** What is wrong with the mod under work, as the engine finds it, and the edits that would mend it. No Swing. */
package mystics.editor.advice;
