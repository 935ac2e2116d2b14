rules {
    forbid(CheeseLost) { loss ->
        if (loss.hero == bearer && loss.amount >= bearer.cheese) refuse 'the pocket is buttoned'
    }
}
