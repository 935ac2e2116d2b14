rules {
    forbid(PlaceAllowed) { put ->
        if (put.space == here) refuse 'the paint is wet'
    }
}
