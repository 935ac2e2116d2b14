/** The results of a chapter in games played by bots: win rate, causes of defeat, rounds. */
package mystics.editor.balance;
