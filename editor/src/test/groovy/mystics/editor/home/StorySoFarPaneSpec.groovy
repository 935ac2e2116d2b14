package mystics.editor.home

import mystics.save.CampaignStory.ReadChapter

import static mystics.editor.album.OffScreen.made

/** The story of a campaign, to be read again (STORY-2, CAMP-1). */
class StorySoFarPaneSpec extends PageFixture {
    def "the last chapter lies open, and voices are signed"() {
        given:
        def speaker = library.catalog().heroes().values().first().name()
        def page = made { new StorySoFarPane(library.catalog(), 'sundays', [new ReadChapter('The Barn', ['It rained.']),
                new ReadChapter('The Loft', ["It stopped.\n\n$speaker: At last.".toString()])], { done << 'print' }, { done << 'back' }) }

        expect:
        words(page).contains('The story of sundays so far')
        words(page).contains('It stopped.')
        !words(page).contains('It rained.')

        when:
        click(page, 'Back to the campaigns')

        then:
        done == ['back']

        when:
        click(page, 'Print as PDF')

        then:
        done == ['back', 'print']
    }

    def "without a story the page says when there will be one"() {
        expect:
        words(made { new StorySoFarPane(library.catalog(), 'sundays', [], { }, { }) }).contains('Nothing of the story has been kept yet.')
    }
}
