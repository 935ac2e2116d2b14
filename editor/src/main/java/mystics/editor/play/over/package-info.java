/** The pages and dialogs over the board: story pages, cards, rules, endings, interludes, saving and reporting. */
package mystics.editor.play.over;
