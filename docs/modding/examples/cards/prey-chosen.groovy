rules {
    change(PreyChosen) { hunt ->
        if (hunt.prey.size() > 1) hunt.spare bearer
    }
}
