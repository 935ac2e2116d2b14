/** How a chapter goes when bots play it: win rate, causes of defeat, rounds. */
package mystics.editor.balance;
