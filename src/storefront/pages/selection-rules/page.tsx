import { plotAddress, plotViewSizes } from '@septic-shop/station-drawing/plot-section/view-sizes.ts'
import { useQuery } from '@tanstack/react-query'
import { ownTextsQuery } from '../../../api/queries/own-texts-query.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { RULES_VERSION } from '../../../domain/selection/norms.ts'
import { rules, sourceOf } from '../../../domain/selection/rules/rules-table.ts'
import { SELECTION_RULES_PATH } from '../../../domain/site/site-paths.ts'
import { formatDate } from '../../../lib/dates.ts'
import { LinkButton } from '../../../ui/button.tsx'
import type { Page } from '../../page.ts'
import { NextStep } from '../../parts/article/next-step.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useApi } from '../../site.ts'
import { EXAMPLE, EXAMPLE_PLOT } from './example.ts'
import { figures, groups } from './groups.ts'
import './selection-rules.css'

export const page: Page = {
  load: (api) => ({ critical: [sectionTextsQuery(api, 'rulesPage')], deferred: [ownTextsQuery(api)] }),
  Component: SelectionRules,
}

/** The rules of the selection with their numbers and sources, for visitors. */
function SelectionRules() {
  const texts = useSectionTexts('rulesPage')
  const { data: readable = [] } = useQuery(ownTextsQuery(useApi()))
  return (
    <div className="wrap rules">
      <Seo title={texts.searchTitle} description={texts.description} path={SELECTION_RULES_PATH} />
      <PageBreadcrumbs trail={[{ label: texts.title }]} />
      <div className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <Example />
      {groups.map((group) => (
        <section key={group.title} className="side rules__g" aria-label={group.title}>
          <div className="side__h">
            <h2>{group.title}</h2>
            <p>{group.text}</p>
          </div>
          <dl>
            {rules
              .filter(({ name }) => group.names.includes(name))
              .map((rule) => (
                <div key={rule.name}>
                  <dt>
                    {rule.title} <b className="num">{figures[rule.name]}</b>
                  </dt>
                  <dd>{rule.text}</dd>
                  <dd className="small muted">Откуда: {sourceOf(rule, readable)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <p className="small muted rules__v">
        Правила действуют с <time dateTime={RULES_VERSION}>{formatDate(RULES_VERSION)}</time>: эта дата
        записана в каждой заявке из подбора вместе с ответами.
      </p>
      <NextStep title={texts.nextTitle} text={texts.nextText}>
        <LinkButton size="big" href="/#product-wizard">
          Пройти подбор
        </LinkButton>
      </NextStep>
    </div>
  )
}

/** A plot to scale, and its sum; the whole calculation is one press away. */
function Example() {
  return (
    <figure className="rules__plot">
      <picture>
        <source
          media="(min-width: 64em)"
          srcSet={plotAddress('section', EXAMPLE_PLOT)}
          {...plotViewSizes.section}
        />
        <source
          media="(min-width: 40em)"
          srcSet={plotAddress('section-middle', EXAMPLE_PLOT)}
          {...plotViewSizes['section-middle']}
        />
        <img
          src={plotAddress('section-narrow', EXAMPLE_PLOT)}
          {...plotViewSizes['section-narrow']}
          alt="Разрез участка в масштабе: труба из дома на глубине 50 см, станция, самотёчный отвод в канаву с запасом 70 см"
        />
      </picture>
      <figcaption className="small muted">
        Пример: пять человек, ванна и душ, труба 50&nbsp;см, канава 120&nbsp;см. Запас самотёка{' '}
        <span className="nb">120 − 66 − 24 + 40 = 70&nbsp;см.</span>{' '}
        {/* In a tab of its own: here it would replace the visitor's answers. */}
        <a href={`/?${EXAMPLE}`} target="_blank" rel="noopener">
          Посмотреть расчёт<span className="vh"> в новой вкладке</span>
        </a>
      </figcaption>
    </figure>
  )
}
