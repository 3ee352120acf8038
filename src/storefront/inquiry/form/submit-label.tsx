import type { PublicSettings } from '../../../contract/settings.ts'

type SubmitLabelProps = Pick<PublicSettings, 'leadHandling'> & { sending: boolean; where: string }

/** Text of the button of wizard and contact form: where the inquiry goes. */
export function SubmitLabel({ sending, leadHandling, where }: SubmitLabelProps) {
  if (sending) return 'Отправка...'
  return leadHandling === 'messenger' ? `Отправить ${where}` : 'Отправить заявку'
}
