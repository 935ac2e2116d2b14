package mystics.save

import mystics.save.CampaignStory.ReadChapter
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** The story of a campaign as a text file (CAMP-1). */
class CampaignStorySpec extends Specification {
    @TempDir Path folder

    CampaignStory story(String text) {
        def file = folder.resolve('ours.story.md')
        Files.writeString(file, text)
        new CampaignStory(file)
    }

    def "without a file nothing has been read"() {
        expect:
        new CampaignStory(folder.resolve('none.story.md')).chapters() == []
    }

    def "CAMP-1: the file is read back without boxes, which belong to the game, also when people wrote into it"() {
        expect:
        story(text).chapters() == chapters.collect { name, passages -> new ReadChapter(name, passages) }

        where:
        text                                                     || chapters
        ''                                                       || []
        '# The Barn\n\nIt rained.\n'                             || [['The Barn', ['It rained.']]]
        '# The Barn\n\nIt rained.\n\nA lot.\n\n* * *\n\n[Box]\n' || [['The Barn', ['It rained.\n\nA lot.']]]
        '# The Barn\n\nWell?\n\n[Roll a die.]\n\nIt was.\n'    || [['The Barn', ['Well?\n\nIt was.']]]
        '# A\n\none\n\n# B\n\ntwo\n'                             || [['A', ['one']], ['B', ['two']]]
        '# A'                                                    || [['A', []]]
    }

    def "a file that is far too large is refused in words"() {
        when:
        story('x' * (5 << 20)).chapters()

        then:
        thrown(SaveRefused)
    }
}
