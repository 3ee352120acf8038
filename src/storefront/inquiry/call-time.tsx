import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { storedDraft } from './form-draft.ts'

/** When a visitor may ask to be called; sent and shown in these words. */
const CALL_TIMES = ['Утром, до 12:00', 'Днём, с 12:00 до 16:00', 'Вечером, после 16:00'] as const

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
          {CALL_TIMES.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
