rules {
    forbid(HeroLeaves) { leaves ->
        if (party.size() == 1) refuse 'nobody else would be left', remedy: 'Wake a friend first'
    }
}
