import { useEffect, useRef, useState } from 'react'
import { findRecordField } from '../../../contract/records/record-fields.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { pastVerb } from '../../../lib/text/past-verb.ts'
import { plural } from '../../../lib/text/plural.ts'
import { toShortName } from '../../../lib/text/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { serverNow } from '../../server-clock.ts'
import { Choice } from './choice.tsx'
import type { Collision, FormRecord } from './form-record.ts'
import { compareEdits, findGroup, isSameValue, mergeEdits, type Side } from './merge.ts'
import { MergedFields } from './merged-fields.tsx'
import { toShown, toShownSecret } from './shown-value.ts'
import './record.css'

/** Over a form whose save met another person's edit: what to choose, and what went together by itself. Nothing closes. */
export function CollisionDialog<Values extends object>(props: CollisionProps<Values>) {
  const { of = 'record', record, collision } = props
  const { base, mine, theirs, groups = [], title } = collision
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.closest('dialog')?.querySelector('h2')?.focus(), [])
  const { collisions, ...merged } = compareEdits(base, mine, theirs, groups)
  const who = toShortName(collision.changedBy ?? 'Коллега')
  const when = collision.changedAt && formatWhen(collision.changedAt, serverNow())
  const { headOf, show } = toFieldTexts(props)
  const toRow = (side: Side) => (name: string) => ({
    label: headOf(name),
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
            onClick={() => void record.saveMerged(mergeEdits(base, mine, theirs, { choices, groups }))}
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
                label={headOf(name)}
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

/** What the fields are called, and how their values read; those of a group are one field of several lines. */
function toFieldTexts<Values extends object>({ record, collision, labels, formId }: CollisionProps<Values>) {
  const { base, groups = [] } = collision
  const fieldOf = (values: Values, name: string): unknown => Reflect.get(values, name)
  const labelOf = (name: string) => labels[name] ?? findRecordField(record.entity, name)?.label ?? name
  const showField = (name: string, values: Values) =>
    toShown(document.getElementById(formId), record.entity, name, fieldOf(values, name))
  const showMember = (name: string, values: Values, version: string | undefined) => {
    const text = showField(name, values)
    const isNew = [name, version].some((one) => one && !isSameValue(fieldOf(base, one), fieldOf(values, one)))
    return version ? toShownSecret(text, isNew) : text
  }
  return {
    headOf: (name: string) => findGroup(groups, name)?.label ?? labelOf(name),
    show(name: string, values: Values): string {
      const group = findGroup(groups, name)
      if (!group) return showField(name, values)
      const lines = group.names.filter((one) => one in labels)
      return lines
        .map((one) => `${labelOf(one)}: ${showMember(one, values, group.secrets.get(one))}`)
        .join('\n')
    },
  }
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
