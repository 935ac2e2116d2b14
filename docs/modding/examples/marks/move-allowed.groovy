rules {
    forbid(MoveAllowed) { move ->
        if (move.mover == bearer) refuse 'both paws are in the jam', remedy: 'Wait until somebody licks you free'
    }
}
