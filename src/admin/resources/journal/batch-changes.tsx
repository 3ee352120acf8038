import type { JournalEntry } from '../../../contract/records/journal.ts'
import { findRecordField } from '../../../contract/records/record-fields.ts'
import { formatPercent } from '../../kit/changes/change-values.ts'
import { FieldValue } from '../../kit/changes/field-value.tsx'
import { recordAddress } from './record-address.ts'

/** Records of a bulk change, each with what became of it. */
export function BatchChanges({ entries }: { entries: readonly JournalEntry[] }) {
  return (
    <ul className="journal__batch">
      {entries.map((entry) => {
        const address = recordAddress(entry)
        return (
          <li key={entry.id}>
            {address ? <a href={address}>{entry.title}</a> : <span>{entry.title}</span>}
            <ul>
              {entry.changes.map(({ field, label, before, after }) => {
                const described = findRecordField(entry.entity, field)
                const percent = described?.kind === 'money' ? formatPercent(before, after) : null
                return (
                  <li key={field} className="num">
                    {label}:{' '}
                    {described && described.kind !== 'long' && described.kind !== 'hidden' ? (
                      <span>
                        <FieldValue field={described} value={before} />
                        <span> → </span>
                        <b>
                          <FieldValue field={described} value={after} />
                        </b>
                      </span>
                    ) : (
                      // Keyed, so that it is exchanged whole: a page translator moves texts.
                      <span key="changed">изменено</span>
                    )}
                    {percent && <small> {percent}</small>}
                  </li>
                )
              })}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
