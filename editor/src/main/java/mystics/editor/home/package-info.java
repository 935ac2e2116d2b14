/** The pages between games: the home page, its side pages, and setting up a chapter. */
package mystics.editor.home;
