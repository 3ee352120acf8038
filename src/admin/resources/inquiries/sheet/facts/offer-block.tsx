import type { Offer, OfferedModel } from '../../../../../domain/inquiry/offer/offer.ts'
import { findCalculation, readOffer } from '../../../../../domain/inquiry/offer/stored-offer.ts'
import { formatPrice } from '../../../../../lib/money.ts'
import { LinkButton } from '../../../../../ui/button.tsx'
import { Note } from '../../../../../ui/note.tsx'
import { formatVersion } from '../../../../parts/inquiry/wizard-answers.ts'
import { Block } from '../parts/block.tsx'
import { ProductLink } from './product-link.tsx'
import './offer-block.css'

/** What the selection offered the visitor, with prices of that moment, and the way to its calculation; nothing without answers. */
export function OfferBlock({ wizardData }: { wizardData: unknown }) {
  const offer = readOffer(wizardData)
  const link = findCalculation(wizardData)
  if (link === null) return null
  return (
    <Block title="Что предложил подбор" className="offer">
      {offer ? <Offered offer={offer} /> : <p className="muted">У этого запроса предложение не записано.</p>}
      <p className="offer__open">
        <LinkButton icon="ruler" href={link} target="_blank" rel="noopener">
          Открыть расчёт и разрез
        </LinkButton>
      </p>
      {offer && <OtherRules offer={offer} wizardData={wizardData} />}
    </Block>
  )
}

function Offered({ offer: { models, warnings } }: { offer: Offer }) {
  return (
    <>
      {models.length > 0 ? (
        <ol className="offer__models" aria-label="Предложенные модели, лучшая первой">
          {models.map((model) => (
            <Model key={model.slug} model={model} />
          ))}
        </ol>
      ) : (
        <p>Ни одной модели: считает инженер.</p>
      )}
      {warnings.length > 0 && (
        <Note tone="bad" className="offer__mind">
          <ul>
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}

function Model({ model: { slug, name, price, conditions } }: { model: OfferedModel }) {
  return (
    <li>
      <div>
        <ProductLink slug={slug} name={name} />
        {conditions.length > 0 && <small>{conditions.join('. ')}</small>}
      </div>
      <span className="num nb">{formatPrice(price)}</span>
    </li>
  )
}

/** Said when the visitor's page selected by other rules than ours, as one that was open for days does. */
function OtherRules({ offer: { rulesVersion }, wizardData }: { offer: Offer; wizardData: unknown }) {
  const named = typeof wizardData === 'object' && wizardData && 'rulesVersion' in wizardData
  const version = named ? wizardData.rulesVersion : null
  if (typeof version !== 'string' || version === rulesVersion) return null
  return (
    <p className="small muted">
      Посетитель видел расчёт по правилам {formatVersion(version)}, здесь — по правилам{' '}
      {formatVersion(rulesVersion)}.
    </p>
  )
}
