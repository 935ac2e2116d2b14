/** Plays a chapter many times with bots and sums up how the games went: won or lost, where, when, and how well it was balanced. */
package mystics.lab;
