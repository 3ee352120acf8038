import { FieldError } from '../../../ui/field/field.tsx'
import type { Outbox } from '../loading/use-outbox.ts'

/** Under a form's button: why the last submission failed, and what waits on this device. */
export function FormTrouble({ outbox, form, failure, sending }: FormTroubleProps) {
  if (!outbox) return failure !== null && <FieldError>{failure}</FieldError>
  return (
    <>
      {failure !== null && <outbox.SendFailure reason={failure} sending={sending} />}
      <outbox.UnsentBox form={form} isBusy={sending} />
    </>
  )
}

type FormTroubleProps = { outbox: Outbox | null; form: string; failure: string | null; sending: boolean }
