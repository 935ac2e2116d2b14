rules {
    change(PreyChosen) { choice ->
        if (bearer.room.heroes.size() > 1) choice.spare(bearer)
    }
}
