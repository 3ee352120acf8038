import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Drafted } from '../../../contract/records/drafts.ts'
import { formatShortWhen } from '../../../lib/moments.ts'
import { toShortName } from '../../../lib/text/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { serverNow } from '../../server-clock.ts'
import { ChangeList } from '../changes/change-list.tsx'
import { CollisionDialog } from '../record/collision-dialog.tsx'
import { isStored } from '../record/form-record.ts'
import { confirmAction } from '../write/confirm-action.ts'
import { toReason } from '../write/failure-messages.ts'
import { focusFirstField, isFocusLost } from '../write/focus.ts'
import { useKeptFocus } from '../write/use-kept-focus.ts'
import { isRecordChanged } from './draft-conflict.ts'
import type { DraftForm } from './draft-form.ts'
import { PreviewLink } from './preview-link.tsx'
import { useDraft } from './use-draft.ts'
import { useTakeBack } from './use-take-back.ts'
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
  entity,
  id,
  fill,
  refresh,
  labels,
  confirmFirst,
  ...source
}: DraftPanelProps<Values, Row> & { id: number }) {
  const queries = useQueryClient()
  const [isCompared, setCompared] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(panel)
  const reasonId = useId()
  const { draft, isOpen, failure, collision, save, remove, open, publish, ...collided } = useDraft(
    entity,
    id,
    source,
  )
  const takeBack = useTakeBack(entity, id)
  const { isDirty } = source.of.form.formState
  const row = new Map<string, unknown>(Object.entries(source.of.record?.read().row ?? {}))
  // A draft over a hidden record shows nothing to visitors, unless it publishes the record.
  const words = WORDS[isShown({ ...source.of.record?.read().row, ...draft?.draft }) ? 'shown' : 'hidden']
  const isOutrun = isRecordChanged(failure) && isCompared

  /** What is about to be published: the form once it shows the draft. */
  const readDrafted = (stored: object): Partial<Row> => {
    const { row, changed } = source.of.record?.read() ?? { row: null, changed: {} }
    return isOpen && row ? source.toChanges(changed, row) : stored
  }
  const publishIt = async (force: boolean) => {
    const stored = source.of.record?.read().row
    if (confirmFirst && stored && !(await confirmFirst(readDrafted(draft?.draft ?? {}), stored))) return
    if (isOpen && !(await save())) return
    const published = await publish(force)
    if (!published) return
    setCompared(false)
    if (isStored<Row>(published)) fill(published)
    showToast({ title: words.done, description: published.message ?? words.where })
    await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  const throwAway = async () => {
    const thrown = await remove()
    if (thrown === null) return
    if (thrown === 'gone') {
      return showToast({
        title: 'Черновика уже нет',
        description: 'Его опубликовали или выбросили раньше. Ничего не изменено',
      })
    }
    const action = { label: 'Отменить', run: () => void takeBack.run(thrown).catch(() => undefined) }
    showToast({ title: 'Черновик выброшен', action })
  }
  const drop = async () => {
    await confirmAction({
      title: 'Выбросить черновик?',
      text: 'На сайте ничего не изменится. Вернуть черновик можно будет сразу, кнопкой «Отменить»; потом его правки останутся только в журнале.',
      confirmLabel: 'Выбросить',
      cancelLabel: 'Оставить',
      isDangerous: true,
      onConfirm: throwAway,
    })
    // After the dialog has given the focus back to a button that is gone.
    setTimeout(() => isFocusLost() && panel.current?.focus())
  }
  const goOn = () => {
    open()
    focusFirstField(panel.current?.closest('form'))
  }
  return (
    <section className="draft" ref={panel} aria-label="Черновик" {...keptFocus}>
      {collision && (
        <CollisionDialog
          key={collision.changedAt}
          of="draft"
          record={{ entity, ...collided }}
          collision={collision}
          labels={labels}
          formId={panel.current?.closest('form')?.id ?? ''}
        />
      )}
      {draft && (
        <Note tone="warn" role="note">
          <p>
            {`Черновик от ${formatShortWhen(draft.updatedAt, serverNow())}, ${toShortName(draft.updatedBy)}: ${words.before} пока прежнее.`}
            {isOpen && <span> Он в форме и сохраняется сам.</span>}
          </p>
        </Note>
      )}
      {draft && isCompared && (
        <>
          <ChangeList
            entity={entity}
            changes={Object.entries(draft.draft).map(([field, after]) => ({
              field,
              before: row.get(field) ?? null,
              after,
            }))}
            headings={[words.heading, 'В черновике']}
          />
          {isOutrun && <p>Запись с тех пор изменили: черновик заменит и эти правки.</p>}
        </>
      )}
      {failure !== null && (
        <Note tone="bad" role="alert">
          <p>{`Не получилось: ${toReason(failure)}`}</p>
        </Note>
      )}
      <div className="draft__acts">
        {!draft && (
          <Button
            size="small"
            aria-disabled={!isDirty || undefined}
            aria-describedby={isDirty ? undefined : reasonId}
            title={isDirty ? undefined : NOTHING_CHANGED}
            onClick={() => void (isDirty && save())}
          >
            В черновик
          </Button>
        )}
        {draft && !isOpen && (
          <Button size="small" onClick={goOn}>
            Продолжить черновик
          </Button>
        )}
        {draft && !isCompared && (
          <Button size="small" variant="water" onClick={() => setCompared(true)}>
            {words.act}…
          </Button>
        )}
        {draft && isCompared && (
          <>
            <Button size="small" variant="water" onClick={() => void publishIt(isOutrun)}>
              {isOutrun ? words.force : words.act}
            </Button>
            <Button size="small" onClick={() => setCompared(false)}>
              Не сейчас
            </Button>
          </>
        )}
        {draft && (
          <Button size="small" variant="quiet" onClick={() => void drop()}>
            Выбросить черновик
          </Button>
        )}
        <PreviewLink entity={entity} id={id} version={source.of.record?.version} />
        {!draft && !isDirty && (
          <small id={reasonId} className="muted">
            {NOTHING_CHANGED}
          </small>
        )}
      </div>
    </section>
  )
}

const NOTHING_CHANGED = 'В черновик нечего класть: в форме ничего не изменено'

/** A draft over what visitors see is published; over a hidden record it is only put into it. */
const WORDS = {
  shown: {
    before: 'на сайте',
    heading: 'На сайте',
    act: 'Опубликовать',
    force: 'Всё равно опубликовать',
    done: 'Черновик опубликован',
    where: 'Изменения уже на сайте',
  },
  hidden: {
    before: 'в записи',
    heading: 'В записи',
    act: 'Применить',
    force: 'Всё равно применить',
    done: 'Черновик применён',
    where: 'Изменения уже в записи; на сайте её нет',
  },
} as const

const isShown = (record: object) => !('published' in record) || record.published !== false

interface DraftPanelProps<Values extends FieldValues, Row extends object> extends DraftForm<Values, Row> {
  entity: Drafted
  /** Labels of the form's fields. */
  labels: Readonly<Record<string, string>>
  /** Asks before what the draft changes of the record is published; false keeps the draft as it is. */
  confirmFirst?: (drafted: Partial<Row>, row: Row) => Promise<boolean>
  /** Shows the published record in the form. */
  fill: (row: Row) => void
  /** Query keys to invalidate after publishing. */
  refresh: readonly QueryKey[]
}
