import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'
import type { Outbox } from '../loading/use-outbox.ts'

/** Beside a form's button: what waits on this device, and without the code that shows it, a line with our phone. */
export function ChatFormTrouble({ outbox, form, formId, keptLine }: ChatFormTroubleProps) {
  const { companyPhone } = useSettings()
  if (outbox) return <outbox.UnsentBox form={form} formId={formId} />
  if (keptLine === null) return null
  return (
    <p className="small">
      {`${keptLine}. Или позвоните: `}
      <a className="nb" href={callHref(companyPhone)}>
        {companyPhone}
      </a>
    </p>
  )
}

interface ChatFormTroubleProps {
  outbox: Outbox | null
  /** Its draft name. */
  form: string
  formId?: string
  keptLine: string | null
}
