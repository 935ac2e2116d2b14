/** Pictures of everything the program draws: for artists, for the documentation and for the golden images. */
package mystics.editor.album;
