rules {
    change(BossWoundLies) { wound -> wound.lieTogether() }
}
