/** The results of a chapter in games of bots: win rate, causes of defeat, rounds. */
package mystics.editor.balance;
