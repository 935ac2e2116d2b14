/** The kernel, wired from its phases: the kinds of steps, and the services that steps share. */
package mystics.kernel;
