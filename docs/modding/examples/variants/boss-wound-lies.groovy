rules {
    change(BossWoundLies) { wound ->
        if (wound.last.present) wound.lieTogether()
    }
}
