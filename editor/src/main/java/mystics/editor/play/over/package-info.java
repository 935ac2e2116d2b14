/** What opens over the board: story pages, cards, rules, endings, interludes, and the dialogs for saving and reporting. */
package mystics.editor.play.over;
