/** A chapter's beginning, its story, its objective and its end (SETUP, STORY, END). */
package mystics.phase.chapter;
