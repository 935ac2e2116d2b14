/** The story, and whether the chapter is won. */
package mystics.phase.chapter.story;
