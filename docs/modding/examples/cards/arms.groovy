rules {
    change(Arms) { arms ->
        if (arms.hero == bearer) arms.only thisCard.name, 'blunt'
    }
}
