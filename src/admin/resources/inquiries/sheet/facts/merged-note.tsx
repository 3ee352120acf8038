import { STAFF_INQUIRIES_PATH } from '../../../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../../../ui/button.tsx'
import { Note } from '../../../../../ui/note.tsx'

/** Of a request that was merged into another: that one is worked on, this one is only read. */
export function MergedNote({ into }: { into: number }) {
  return (
    <Note tone="warn" className="merged-note">
      <div className="merged-note__text">
        <p>
          <b>Объединён с № {into}.</b> Здесь можно только читать, вся работа — в № {into}.
        </p>
        <LinkButton size="small" href={`${STAFF_INQUIRIES_PATH}?request=${into}`}>
          Открыть № {into}
        </LinkButton>
      </div>
    </Note>
  )
}
