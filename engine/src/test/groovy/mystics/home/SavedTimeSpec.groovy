package mystics.home

import spock.lang.Specification

import java.time.LocalDate

/** When a game was saved is read as people say it. */
class SavedTimeSpec extends Specification {
    static final LocalDate TODAY = LocalDate.of(2026, 3, 1)

    def "#when reads: #said"() {
        expect:
        SavedTime.words(when, TODAY).toString() == said

        where:
        when               || said
        '2026-03-01 08:05' || 'today, 08:05'
        '2026-02-28 23.59' || 'yesterday, 23:59'
        '2025-12-31 20:15' || '31 December 2025, 20:15'
        'long ago'         || 'long ago'
    }
}
