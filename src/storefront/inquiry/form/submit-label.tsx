import type { useLead } from './use-lead.ts'

type SubmitLabelProps = { sending: boolean; lead: Pick<ReturnType<typeof useLead>, 'leadHandling' | 'where'> }

/** Text of the button of wizard and contact form: where the request goes. */
export function SubmitLabel({ sending, lead }: SubmitLabelProps) {
  if (sending) return 'Отправка...'
  return lead.leadHandling === 'messenger' ? `Отправить ${lead.where}` : 'Отправить заявку'
}
