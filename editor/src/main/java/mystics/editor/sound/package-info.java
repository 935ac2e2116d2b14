/** Sound: notes turned into samples, samples played, and the choice of a sound for each happening. */
package mystics.editor.sound;
