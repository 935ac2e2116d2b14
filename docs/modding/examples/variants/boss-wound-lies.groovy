rules {
    change(BossWoundLies) { wound ->
        if (!wound.first) wound.lieTogether()
    }
}
