rules {
    forbid(ActionAllowed) { act ->
        if (act.hero == bearer && act.is('scurry')) refuse 'these boots were not made for it', remedy: 'Take them off'
    }
}
