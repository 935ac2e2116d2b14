/** What is heard: notes turned into samples, samples into sound, and which happening sounds like what. */
package mystics.editor.sound;
