/** What lies over the board to be read or answered: story pages, cards, rules, endings, interludes, saving and reports. */
package mystics.editor.play.over;
