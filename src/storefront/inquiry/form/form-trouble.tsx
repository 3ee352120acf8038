import { FieldError } from '../../../ui/field/field.tsx'
import type { Outbox } from '../loading/use-outbox.ts'

/** Under a form's button: why the last submission failed, and what waits on this device. */
export function FormTrouble({ parts, form, failure, sending }: FormTroubleProps) {
  if (!parts) return failure !== null && <FieldError>{failure}</FieldError>
  return (
    <>
      {failure !== null && <parts.SendFailure reason={failure} sending={sending} />}
      <parts.UnsentBox form={form} isBusy={sending} />
    </>
  )
}

type FormTroubleProps = { parts: Outbox | null; form: string; failure: string | null; sending: boolean }
