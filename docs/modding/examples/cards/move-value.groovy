rules {
    change(MoveValue) { value ->
        if (value.hero == bearer) value.add 1
    }
}
