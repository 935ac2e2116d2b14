/** What the window shows between games: home, and what is agreed before a chapter begins. */
package mystics.editor.home;
