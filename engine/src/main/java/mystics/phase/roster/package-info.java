/** Heroes who wait in reserve, join, leave and relieve each other (RESERVE). */
package mystics.phase.roster;
