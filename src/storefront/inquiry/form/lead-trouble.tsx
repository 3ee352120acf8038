import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'
import type { useLead } from './use-lead.ts'

/** Beside a form's button: what waits on this device, and without the code that shows it, a line with our phone. */
export function LeadTrouble({ lead, form, formId }: LeadTroubleProps) {
  const { companyPhone } = useSettings()
  if (lead.parts) return <lead.parts.UnsentBox form={form} formId={formId} />
  if (lead.keptBare === null) return null
  return (
    <p className="small">
      {`${lead.keptBare}. Или позвоните: `}
      <a className="nb" href={callHref(companyPhone)}>
        {companyPhone}
      </a>
    </p>
  )
}

interface LeadTroubleProps {
  lead: ReturnType<typeof useLead>
  /** Its draft name. */
  form: string
  formId?: string | undefined
}
