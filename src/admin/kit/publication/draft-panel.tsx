import { type ReactNode, useId, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Draft, Drafted } from '../../../contract/records/drafts.ts'
import { formatShortWhen } from '../../../lib/moments.ts'
import { toShortName } from '../../../lib/text/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { serverNow } from '../../server-clock.ts'
import { ChangeList, type LabelledChange } from '../changes/change-list.tsx'
import { CollisionDialog } from '../record/collision-dialog.tsx'
import { toReason } from '../write/failure-messages.ts'
import { focusFirstField, isFocusLost } from '../write/focus.ts'
import { useKeptFocus } from '../write/use-kept-focus.ts'
import { PreviewLink } from './preview-link.tsx'
import { useDraft } from './use-draft.ts'
import { type Publication, type PublicationOptions, usePublication } from './use-publication.ts'
import { useThrowAway } from './use-throw-away.ts'
import './publication.css'

/** Above the fields of a stored record: its working draft, and the link that shows it. */
export function DraftPanel<Values extends FieldValues, Row extends object>(
  props: DraftPanelProps<Values, Row>,
) {
  const { entity, of } = props
  const { record } = of
  if (record?.id === undefined || !record.isReady) return null
  return <Panel key={record.id} {...props} entity={entity} id={record.id} />
}

function Panel<Values extends FieldValues, Row extends object>({
  id,
  ...props
}: DraftPanelProps<Values, Row> & { id: number }) {
  const { entity, of, labels } = props
  const panel = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(panel)
  const reasonId = useId()
  const working = useDraft(entity, id, props)
  const { draft, isOpen, failure, collision, save, closeCollision, saveMerged } = working
  const publication = usePublication(props, working)
  const throwAway = useThrowAway(entity, id, working.remove)
  const { isDirty } = of.form.formState
  const drop = async () => {
    await throwAway()
    // After the dialog has given the focus back to a button that is gone.
    setTimeout(() => isFocusLost() && panel.current?.focus())
  }
  const goOn = () => {
    working.open()
    focusFirstField(panel.current?.closest('form'))
  }
  return (
    <section className="draft" ref={panel} aria-label="Черновик" {...keptFocus}>
      {collision && (
        <CollisionDialog
          key={collision.changedAt}
          of="draft"
          record={{ entity, closeCollision, saveMerged }}
          collision={collision}
          labels={labels}
          formId={panel.current?.closest('form')?.id ?? ''}
        />
      )}
      {draft && (
        <DraftNote draft={draft} isOpen={isOpen} where={publication.words.before}>
          {props.children}
        </DraftNote>
      )}
      {draft && publication.isCompared && (
        <Comparison
          entity={entity}
          row={of.record?.read().row}
          draft={draft}
          publication={publication}
          listChanges={props.listChanges}
        />
      )}
      {failure !== null && (
        <Note tone="bad" role="alert">
          <p>{`Не получилось: ${toReason(failure)}`}</p>
        </Note>
      )}
      <div className="draft__acts">
        {draft ? (
          <>
            {!isOpen && (
              <Button size="small" onClick={goOn}>
                Продолжить черновик
              </Button>
            )}
            <PublishActs {...publication} />
            <Button size="small" variant="quiet" onClick={() => void drop()}>
              Выбросить черновик
            </Button>
          </>
        ) : (
          <BeginButton isDirty={isDirty} reasonId={reasonId} onBegin={save} />
        )}
        <PreviewLink entity={entity} id={id} version={of.record?.version} />
        <span className="draft__beside">{props.beside?.(save)}</span>
        {!draft && !isDirty && (
          <small id={reasonId} className="muted">
            {NOTHING_CHANGED}
          </small>
        )}
      </div>
    </section>
  )
}

/** Whose draft it is, and what is still there without it. */
function DraftNote({ draft, isOpen, where, children }: DraftNoteProps) {
  return (
    <Note tone="warn" role="note">
      <p>
        {`Черновик от ${formatShortWhen(draft.updatedAt, serverNow())}, ${toShortName(draft.updatedBy)}: ${where} пока прежнее.`}
        {isOpen && <span> Он в форме и сохраняется сам.</span>}
        {isOpen && children}
      </p>
    </Note>
  )
}

interface DraftNoteProps {
  draft: Draft
  isOpen: boolean
  where: string
  children: ReactNode
}

/** The draft's fields beside those of its record. */
function Comparison<Row extends object>({
  entity,
  row,
  draft,
  publication,
  listChanges = compareFields,
}: ComparisonProps<Row>) {
  return (
    <>
      <ChangeList
        entity={entity}
        changes={row ? listChanges(row, draft.draft) : compareFields({}, draft.draft)}
        headings={[publication.words.heading, 'В черновике']}
      />
      {publication.isOutrun && <p>Запись с тех пор изменили: черновик заменит и эти правки.</p>}
    </>
  )
}

function compareFields(row: object, draft: Draft['draft']): LabelledChange[] {
  const before = new Map<string, unknown>(Object.entries(row))
  return Object.entries(draft).map(([field, after]) => ({ field, before: before.get(field) ?? null, after }))
}

interface ComparisonProps<Row extends object> {
  entity: Drafted
  row: Row | null | undefined
  draft: Draft
  publication: Publication
  listChanges: ((row: Row, draft: Draft['draft']) => LabelledChange[]) | undefined
}

/** The draft is first compared with its record, then published. */
function PublishActs({ words, isCompared, setCompared, isOutrun, publish }: Publication) {
  return (
    <>
      {!isCompared && (
        <Button size="small" variant="water" onClick={() => setCompared(true)}>
          {words.act}…
        </Button>
      )}
      {isCompared && (
        <>
          <Button size="small" variant="water" onClick={() => void publish()}>
            {isOutrun ? words.force : words.act}
          </Button>
          <Button size="small" onClick={() => setCompared(false)}>
            Не сейчас
          </Button>
        </>
      )}
    </>
  )
}

/** Makes a draft of what is typed; before something is, it says why it does nothing. */
function BeginButton({ isDirty, reasonId, onBegin }: BeginButtonProps) {
  return (
    <Button
      size="small"
      aria-disabled={!isDirty || undefined}
      aria-describedby={isDirty ? undefined : reasonId}
      title={isDirty ? undefined : NOTHING_CHANGED}
      onClick={() => void (isDirty && onBegin())}
    >
      В черновик
    </Button>
  )
}

interface BeginButtonProps {
  isDirty: boolean
  /** Id of the text that says why. */
  reasonId: string
  onBegin: () => Promise<unknown>
}

const NOTHING_CHANGED = 'В черновик нечего класть: в форме ничего не изменено'

interface DraftPanelProps<Values extends FieldValues, Row extends object>
  extends PublicationOptions<Values, Row> {
  entity: Drafted
  /** Labels of the form's fields. */
  labels: Readonly<Record<string, string>>
  /** What of the record the draft changes, as it is compared; by default field by field. */
  listChanges?: (row: Row, draft: Draft['draft']) => LabelledChange[]
  /** Behind what is said of the draft that the form shows. */
  children?: ReactNode
  /** Stands beside the button of the link; `begin` makes a draft of what is typed. */
  beside?: (begin: () => Promise<unknown>) => ReactNode
}
