import { formatNumber } from '../../lib/numbers.ts'
import { choiceWords } from '../../lib/selection/choice-words.ts'
import { toMetres } from '../../lib/selection/distance.ts'
import type { WizardValues } from './values.ts'

/** The request as it stands in the chat: exactly these lines in this order (storefront.md, section 7; decisions.md, wizard text). */
export function composeWizardText(values: WizardValues): string {
  const email = values.email.trim()
  const comment = values.comment.trim()
  return [
    'Заявка на подбор септика',
    `Имя: ${values.name.trim()}`,
    `Телефон: ${values.phone.trim()}`,
    email && `Email: ${email}`,
    `Количество жильцов: ${choiceWords('residents', values.residents)}`,
    `Проживание: ${choiceWords('livingType', values.livingType)}`,
    `Количество гостей: ${choiceWords('guests', values.guests)}`,
    `Глубина трубы: ${values.pipeDepth} см`,
    `Грунтовые воды: ${choiceWords('groundWater', values.groundWater)}`,
    `Грунт: ${choiceWords('soilType', values.soilType)}`,
    `Отвод воды: ${choiceWords('waterDisposal', values.waterDisposal)}`,
    `Расстояние до места установки: ${metres(values.distanceToInstallation)}`,
    `Расстояние до точки сброса: ${metres(values.distanceToDisposal)}`,
    comment && `Комментарий: ${comment}`,
  ]
    .filter(Boolean)
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

/** What was typed as a distance, in metres; as it is where it is none. */
export function metres(typed: string): string {
  const length = toMetres(typed)
  return length === null ? typed.trim() : `${formatNumber(length)} м`
}
