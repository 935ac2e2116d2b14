// ENC-7: one greedy roach makes all roaches greedy, those who come later too, until none is left.
rules {
    after(EncounterDrawn) { drawn ->
        if (drawn.has('greedy')) {
            minions.findAll { it.isKin('roach') }.each { roach -> mark roach, 'greedy' }
        }
    }

    after(Surging) { surging ->
        if (surging.has('greedy')) {
            minions.findAll { it.isKin('roach') }.each { roach -> mark roach, 'greedy' }
        }
    }

    after(MinionsPlaced) { placed ->
        if (minions.any { it.has('greedy') }) {
            placed.figures.findAll { it.isKin('roach') }.each { roach -> mark roach, 'greedy' }
        }
    }
}
