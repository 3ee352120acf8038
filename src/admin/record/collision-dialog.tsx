import { useEffect, useRef, useState } from 'react'
import { findRecordField } from '../../contract/record-fields.ts'
import { formatWhen } from '../../lib/moments.ts'
import { pastVerb } from '../../lib/past-verb.ts'
import { plural } from '../../lib/plural.ts'
import { toShortName } from '../../lib/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Choice } from './choice.tsx'
import { compareEdits, mergeEdits, type Side } from './merge.ts'
import { MergedFields } from './merged-fields.tsx'
import { toShown } from './shown-value.ts'
import type { Collision, FormRecord } from './use-form-record.ts'
import './record.css'

/** Over a form whose save met another person's edit: what to choose, and what went together by itself. Nothing closes. */
export function CollisionDialog<Values extends object>({
  of = 'record',
  record,
  collision,
  ...shown
}: CollisionProps<Values>) {
  const { base, mine, theirs, title } = collision
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.closest('dialog')?.querySelector('h2')?.focus(), [])
  const { collisions, ...merged } = compareEdits(base, mine, theirs)
  const who = toShortName(collision.changedBy ?? 'Коллега')
  const when = collision.changedAt && formatWhen(collision.changedAt, Date.now())
  const show = (name: keyof Values & string, values: Values) => {
    const form = document.getElementById(shown.formId)
    return toShown(form, record.entity, name, values[name])
  }
  const labelOf = (name: string) => shown.labels[name] ?? findRecordField(record.entity, name)?.label ?? name
  const toRow = (side: Side) => (name: keyof Values & string) => ({
    label: labelOf(name),
    before: show(name, base),
    after: show(name, side === 'mine' ? mine : theirs),
    by: side === 'mine' ? 'ваше' : who,
  })
  const rows = [...merged.mine.map(toRow('mine')), ...merged.theirs.map(toRow('theirs'))]
  return (
    <Dialog
      open
      size="tabs"
      onClose={record.closeCollision}
      title={title ? `Правки столкнулись: ${title}` : 'Правки столкнулись'}
      footer={
        <>
          <p className="form-state">{`${of === 'draft' ? 'В черновике пока' : 'Сейчас сохранена'} правка: ${who}`}</p>
          <Button onClick={record.closeCollision}>Вернуться к форме</Button>
          <Button
            variant="main"
            onClick={() => void record.saveMerged(mergeEdits(base, mine, theirs, choices))}
          >
            Сохранить вместе
          </Button>
        </>
      }
    >
      <div className="collision" ref={body}>
        <p>
          {who} {pastVerb(who, 'сохранил')} {of === 'draft' ? 'этот черновик' : 'эту запись'}
          {when ? ` ${when}` : ''}, пока вы её правили. Ваше на месте, ничего не пропало.
        </p>
        {collisions.length > 0 && (
          <section>
            <h3>
              Выберите сами <small className="collision__count">{countFields(collisions.length)}</small>
            </h3>
            {collisions.map((name) => (
              <Choice
                key={name}
                label={labelOf(name)}
                before={show(name, base)}
                mine={show(name, mine)}
                theirs={show(name, theirs)}
                who={who}
                side={choices.get(name) ?? 'mine'}
                onChoose={(side) => setChoices((now) => new Map(now).set(name, side))}
              />
            ))}
          </section>
        )}
        <MergedFields rows={rows} count={countFields(rows.length)} />
      </div>
    </Dialog>
  )
}

function countFields(count: number): string {
  return `${count} ${plural(count, ['поле', 'поля', 'полей'])}`
}

interface CollisionProps<Values> {
  /** What was edited. */
  of?: 'record' | 'draft'
  record: Pick<FormRecord<Values>, 'entity' | 'closeCollision'> & { saveMerged: (merged: Values) => unknown }
  collision: Collision<Values>
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>
  formId: string
}
