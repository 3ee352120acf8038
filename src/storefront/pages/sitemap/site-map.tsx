import { useQuery } from '@tanstack/react-query'
import { landingListQuery } from '../../../api/queries/landing-list-query.ts'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
import type { SectionTexts } from '../../../contract/pages/section-blocks.ts'
import {
  ABOUT_PATH,
  BLOG_PATH,
  CATALOGUE_PATH,
  CONSENT_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  landingPath,
  manufacturerPath,
  PRIVACY_PATH,
  PROJECTS_PATH,
  SELECTION_RULES_PATH,
  SERVICES_PATH,
  SITE_MAP_PATH,
  TERMS_PATH,
} from '../../../domain/site/site-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useApi } from '../../site.ts'
import { SiteMapSection } from './site-map-section.tsx'
import './sitemap.css'

/** The three sections of storefront.md, «Site map», with a description of each page; «Подбор» and «Персональные данные» follow. */
const listPages = (texts: SectionTexts<'siteMapPage'>) => ({
  main: [
    { href: '/', label: 'Главная', about: texts.homeNote },
    { href: ABOUT_PATH, label: 'О компании', about: texts.aboutNote },
    { href: SERVICES_PATH, label: 'Услуги', about: texts.servicesNote },
    { href: PROJECTS_PATH, label: 'Наши работы', about: texts.projectsNote },
    { href: CONTACT_PATH, label: 'Контакты', about: texts.contactNote },
  ],
  information: [
    { href: FAQ_PATH, label: 'Вопросы и ответы', about: texts.faqNote },
    { href: BLOG_PATH, label: 'Блог', about: texts.blogNote },
    { href: PRIVACY_PATH, label: 'Политика конфиденциальности', about: texts.privacyNote },
    { href: TERMS_PATH, label: 'Договор оферты', about: texts.termsNote },
  ],
  selection: [
    {
      href: SELECTION_RULES_PATH,
      label: 'Как мы подбираем станцию',
      about: texts.rulesNote,
    },
  ],
  consent: [
    {
      href: CONSENT_PATH,
      label: 'Согласие на обработку данных',
      about: texts.consentNote,
    },
  ],
  catalogue: [{ href: CATALOGUE_PATH, label: 'Весь каталог', about: texts.catalogueNote }],
})

/** The site map. When manufacturers fail to load, the catalogue link stays; without the pages about one task the rest does. */
export function SiteMap() {
  const { data: manufacturers = [], isPending, isError, refetch } = useQuery(manufacturersQuery(useApi()))
  const { data: landings = [] } = useQuery(landingListQuery(useApi()))
  const texts = useSectionTexts('siteMapPage')
  const { main, information, selection, consent, catalogue } = listPages(texts)
  const tasks = landings.map(({ slug, title, description }) => ({
    href: landingPath(slug),
    label: title,
    about: description ?? '',
  }))
  const stations = manufacturers.map(({ slug, name }) => ({
    href: manufacturerPath(slug),
    label: `Станции ${name}`,
    about: texts.makerNote,
  }))
  return (
    <div className="wrap sitemap">
      <Seo title={texts.searchTitle} description={texts.description} path={SITE_MAP_PATH} />
      <PageBreadcrumbs trail={[{ label: texts.title }]} />
      <div className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <div className="sitemap__g">
        <SiteMapSection title="Основные разделы" links={main} />
        <SiteMapSection title="Каталог" links={[...catalogue, ...stations]}>
          {isPending && <p role="status">Загружаем производителей</p>}
          {isError && (
            <p role="status">
              Производители не загрузились.{' '}
              <Button variant="quiet" onClick={() => refetch()}>
                Повторить
              </Button>
            </p>
          )}
        </SiteMapSection>
        <SiteMapSection title="Информация" links={information} />
        <SiteMapSection title="Подбор" links={[...selection, ...tasks]} />
        <SiteMapSection title="Персональные данные" links={consent} />
      </div>
    </div>
  )
}
