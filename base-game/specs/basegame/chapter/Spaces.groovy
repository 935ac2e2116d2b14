package basegame.chapter

import mystics.geometry.Plan

/** Reads the masks of a plan by the names of spaces. */
class Spaces {
    /** The names of the spaces in a mask, in the order of the drawing. */
    static List<String> names(Plan plan, long mask) {
        (0..<plan.size()).findAll { mask >> it & 1 }.collect { plan.name(it) }
    }

    /** The names of the spaces that a space of this name is next to. */
    static List<String> next(Plan plan, String space) {
        names(plan, plan.neighbours(plan.index(space)))
    }

    /** The names of the neighbours up a yellow line. */
    static List<String> up(Plan plan, String space) {
        names(plan, plan.uphill(plan.index(space)))
    }

    /** The names of the spaces beyond a red line. */
    static List<String> beyondRed(Plan plan, String space) {
        names(plan, plan.acrossRed(plan.index(space)))
    }

    /** The names of the spaces that are not seen from a space. */
    static List<String> unseen(Plan plan, String space) {
        names(plan, plan.all() & ~plan.sees(plan.index(space)))
    }
}
