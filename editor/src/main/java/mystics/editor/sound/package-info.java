/** Sound: classes that turn notes into samples, play samples, and choose a sound for each happening. */
package mystics.editor.sound;
