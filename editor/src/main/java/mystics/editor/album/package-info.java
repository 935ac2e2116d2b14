/** Pictures of everything there is to see, for people who draw it and for the golden images. */
package mystics.editor.album;
