/** One to four people at one desk: who plays whom, what they say, and the game between their answers. */
package mystics.console.sitting;
