import type { FaqCategoryWithItems } from '../../../contract/content/faq.ts'
import { FAQ_PATH, faqCategoryPath } from '../../../domain/site/site-paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AskEngineer } from '../../parts/article/ask-engineer.tsx'
import { Questions } from '../../parts/questions/questions.tsx'
import { fillName, useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { faqData } from '../../parts/seo/faq-data.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { OtherCategories } from './other-categories.tsx'
import '../../parts/article/reading.css'
import './faq-category.css'

/** A category with its questions, and links for other questions. */
export function CategoryView({ category: { slug, name, description }, items }: FaqCategoryWithItems) {
  const { origin } = useSite()
  const texts = useSectionTexts('faqPage')
  const breadcrumbs = [
    { label: 'Главная', href: '/' },
    { label: texts.title, href: FAQ_PATH },
    { label: name },
  ]
  const questions = faqData(items)
  return (
    <div className="wrap reading">
      <Seo
        title={fillName(texts.categorySearchTitle, name)}
        description={description ?? fillName(texts.categoryDescription, name)}
        path={faqCategoryPath(slug)}
      />
      <JsonLd data={breadcrumbData(breadcrumbs, origin)} />
      {questions && <JsonLd data={questions} />}
      <Breadcrumbs items={breadcrumbs} />
      <div className="side">
        <div className="side__h">
          <h1>{name}</h1>
          {description && <p>{description}</p>}
          <a className="more" href={FAQ_PATH}>
            <Icon name="arrow-left" />
            Назад к категориям
          </a>
        </div>
        <div>
          <h2 className="vh">Часто задаваемые вопросы</h2>
          {items.length > 0 ? (
            <Questions items={items} />
          ) : (
            <EmptyState title="Вопросов пока нет" text="В этой категории мы ещё собираем ответы." level={3} />
          )}
          <AskEngineer {...texts} />
          <OtherCategories than={slug} />
        </div>
      </div>
    </div>
  )
}
