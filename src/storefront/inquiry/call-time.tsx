import { CALL_TIMES } from '../../lib/call-times.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { storedDraft } from './form-draft.ts'

/** Field beside the specified ones, kept in the draft of this name: without it we call as soon as we can. */
export function CallTime({ draft }: { draft: string }) {
  const stored = storedDraft(draft)
  return (
    <Field label="Когда удобно позвонить" optional>
      {(control) => (
        <Select
          {...control}
          name="preferredTime"
          defaultValue={String(stored.get().preferredTime ?? '')}
          onChange={({ currentTarget }) =>
            stored.set({ ...stored.get(), preferredTime: currentTarget.value })
          }
        >
          <option value="">В любое время</option>
          {CALL_TIMES.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
