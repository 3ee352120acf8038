import type { PublicSettings } from '../../../contract/settings.ts'

type WhatOpensProps = Pick<PublicSettings, 'leadHandling'> & {
  /** Its name. */
  messenger: string
}

/** Under the wizard's button: what a press on it does. */
export function WhatOpens({ leadHandling, messenger }: WhatOpensProps) {
  if (leadHandling === 'site') return 'Заявка придёт к нам с вашими ответами. Перезвоним в рабочее время.'
  const open = `Откроется ${messenger} с готовым текстом заявки.`
  return leadHandling === 'both' ? `Заявка придёт к нам. ${open}` : `${open} Вы сами нажмёте «Отправить».`
}
