/** The kernel wired of its phases: the kinds of steps there are, and what steps share. */
package mystics.kernel;
