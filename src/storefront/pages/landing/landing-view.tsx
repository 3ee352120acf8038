import type { Landing } from '../../../api/queries/landing-queries.ts'
import { CATALOGUE_PATH, FAQ_PATH, landingPath, productPath } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Markdown } from '../../../ui/markdown/markdown.tsx'
import { ProductCards } from '../../parts/product-card/product-cards.tsx'
import { Questions } from '../../parts/questions/questions.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { EmptyPicture } from '../../parts/shopping/empty-picture.tsx'
import { useSite } from '../../site.ts'
import { LandingHead } from './landing-head.tsx'
import { listData } from './list-data.ts'
import { WizardCall } from './wizard-call.tsx'
import './landing.css'

/** A page about one task: what to know of it, its models, and the ways on. */
export function LandingView({ landing }: { landing: Landing }) {
  const { origin } = useSite()
  const { slug, title, metaTitle, description, text, alts, products, questions, published } = landing
  const isEmpty = products.length === 0
  return (
    <>
      <Seo
        title={metaTitle || title}
        description={description ?? undefined}
        path={landingPath(slug)}
        noindex={isEmpty || published === false}
      />
      {!isEmpty && (
        <JsonLd
          data={listData(
            products.map((one) => productPath(one.slug)),
            origin,
          )}
        />
      )}
      <LandingHead landing={landing} />
      {isEmpty ? <NoModels /> : <Models landing={landing} />}
      <section className="section" aria-label={title}>
        <div className="wrap">
          <div className="landing__text">
            <Markdown text={text} context="article" alts={alts} />
          </div>
        </div>
      </section>
      {questions.length > 0 && (
        <section className="section landing__questions" aria-labelledby="questions">
          <div className="wrap side">
            <div className="side__h">
              <h2 id="questions">Спрашивают</h2>
              <a className="more" href={FAQ_PATH}>
                Все вопросы и ответы
              </a>
            </div>
            <Questions items={questions} />
          </div>
        </section>
      )}
      <WizardCall />
    </>
  )
}

/** The models, and where the rest of them is. */
function Models({ landing: { found, products, catalogue } }: { landing: Landing }) {
  const isPart = products.length < found
  const texts = useSectionTexts('landingPage')
  return (
    <section className="section landing__models" aria-labelledby="models">
      <div className="wrap">
        <div className="head">
          <h2 id="models">{texts.models}</h2>
          {catalogue && (
            <a className="more" href={catalogue}>
              {isPart ? `Все ${found} в каталоге` : 'Смотреть в каталоге'}
            </a>
          )}
        </div>
        <ProductCards products={products} leads={false} />
        {isPart && !catalogue && (
          <p className="muted">{`Показаны первые ${products.length} из ${found}, сначала дешевле.`}</p>
        )}
      </div>
    </section>
  )
}

function NoModels() {
  return (
    <section className="section landing__models">
      <div className="wrap">
        <EmptyState
          level={2}
          picture={<EmptyPicture of="list" />}
          title="Подходящих моделей сейчас нет"
          text="Посмотрите весь каталог или спросите инженера."
          actions={<LinkButton href={CATALOGUE_PATH}>Весь каталог</LinkButton>}
        />
      </div>
    </section>
  )
}
