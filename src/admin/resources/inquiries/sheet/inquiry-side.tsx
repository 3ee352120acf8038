import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { STAFF_INQUIRIES_PATH } from '../../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import type { InquiryWork } from '../../../parts/inquiry/changes/use-inquiry-work.ts'
import type { useTake } from '../../../parts/inquiry/changes/use-take.ts'
import { ClientSection, SourceSection } from './facts/client-section.tsx'
import { RelatedSection } from './facts/related-section.tsx'
import { TakeRefused } from './work/take-refusal.tsx'
import { FinishedWork, WorkSection } from './work/work-section.tsx'

/** The right of the sheet: what is agreed, who the client is, where he comes from. `isWhole` also where room is scarce. */
export function InquirySide(props: InquirySideProps) {
  const { inquiry, detail, work, isReadOnly, taking, isWhole, onStatus, onWhole } = props
  const mergedInto = detail?.mergedInto ?? null
  return (
    <aside className={isWhole ? 'inquiry-side is-whole' : 'inquiry-side'} aria-label="Работа с запросом">
      {taking.refusal && <TakeRefused refusal={taking.refusal} detail={detail} onDismiss={taking.dismiss} />}
      {mergedInto !== null && <MergedNote into={mergedInto} />}
      {!isReadOnly && <WorkSection inquiry={inquiry} work={work} onStatus={onStatus} />}
      {inquiry.erasedAt !== null && <FinishedWork inquiry={inquiry} />}
      <ClientSection inquiry={inquiry} detail={detail} work={work} isReadOnly={isReadOnly} />
      <SourceSection inquiry={inquiry} />
      {detail && <RelatedSection detail={detail} />}
      {!isWhole && (
        <button type="button" className="inquiry-side__more" onClick={onWhole}>
          Ещё о клиенте
        </button>
      )}
    </aside>
  )
}

interface InquirySideProps {
  inquiry: Inquiry
  /** Undefined while it loads. */
  detail: InquiryDetail | undefined
  work: InquiryWork
  isReadOnly: boolean
  taking: Pick<ReturnType<typeof useTake>, 'refusal' | 'dismiss'>
  isWhole: boolean
  onStatus: (status: Inquiry['status']) => void
  onWhole: () => void
}

/** Of an inquiry that was merged into another: that one is worked on, this one is only read. */
function MergedNote({ into }: { into: number }) {
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
