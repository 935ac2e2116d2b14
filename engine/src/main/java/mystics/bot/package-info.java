/** Computer players, and the laboratory in which they play many games to measure a chapter. */
package mystics.bot;
