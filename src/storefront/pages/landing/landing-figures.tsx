import type { Landing } from '../../../api/queries/landing-queries.ts'
import { formatMoney } from '../../../lib/money.ts'
import { plural } from '../../../lib/text/plural.ts'
import '../../parts/figures/dim-chain.css'

/** What is known of the models in numbers, as a dimension line; nothing stands for what nobody knows. */
export function LandingFigures({ landing }: { landing: Landing }) {
  return (
    <ul className="dim-chain">
      {toFigures(landing).map(({ figure, text }) => (
        <li key={text}>
          <b className="nb">{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** The figures with their words. */
export function toFigures({ found, size, litres, price, hasInstallation, salvo }: Figures) {
  const models = plural(found, ['модель', 'модели', 'моделей'])
  return [
    ...(litres === null ? [] : [{ figure: `${litres}\u00A0л`, text: 'воды в сутки по норме' }]),
    ...(salvo === null ? [] : [{ figure: toRange(salvo), text: 'залп: смотрите, есть ли ванна' }]),
    {
      figure: String(found),
      text:
        size === null ? models : `${models} на ${size} ${plural(size, ['человека', 'человека', 'человек'])}`,
    },
    ...(price === null
      ? []
      : [
          {
            figure: `от\u00A0${formatMoney(price)}`,
            text: hasInstallation ? 'с установкой' : 'без монтажа',
          },
        ]),
  ]
}

const toRange = ([from, to]: readonly [number, number]) =>
  from === to ? `${from}\u00A0л` : `${from}–${to}\u00A0л`

type Figures = Pick<Landing, 'found' | 'size' | 'litres' | 'price' | 'hasInstallation' | 'salvo'>
