import { useQuery } from '@tanstack/react-query'
import { landingListQuery } from '../../../api/queries/landing-list-query.ts'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
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
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useApi } from '../../site.ts'
import { type SiteMapLink, SiteMapSection } from './site-map-section.tsx'
import './sitemap.css'

const title = 'Карта сайта'

/** The three sections of storefront.md, «Site map», with a description of each page; «Подбор» and «Персональные данные» follow. */
const main: readonly SiteMapLink[] = [
  { href: '/', label: 'Главная', about: 'Подбор станции по вашему дому и участку' },
  { href: ABOUT_PATH, label: 'О компании', about: 'Кто мы и как работаем' },
  { href: SERVICES_PATH, label: 'Услуги', about: 'Монтаж, скважины, дренаж, отопление, обслуживание' },
  { href: PROJECTS_PATH, label: 'Наши работы', about: 'Где и что мы поставили' },
  { href: CONTACT_PATH, label: 'Контакты', about: 'Телефон, адрес, форма' },
]
const information: readonly SiteMapLink[] = [
  { href: FAQ_PATH, label: 'Вопросы и ответы', about: 'О выборе, монтаже и обслуживании' },
  { href: BLOG_PATH, label: 'Блог', about: 'Разбираем по шагам, с цифрами' },
  { href: PRIVACY_PATH, label: 'Политика конфиденциальности', about: 'Какие данные собирает сайт' },
  { href: TERMS_PATH, label: 'Договор оферты', about: 'Оплата, гарантия, ответственность' },
]
const selection: readonly SiteMapLink[] = [
  {
    href: SELECTION_RULES_PATH,
    label: 'Как мы подбираем станцию',
    about: 'Правила подбора, числа и источники',
  },
]
const consent: readonly SiteMapLink[] = [
  {
    href: CONSENT_PATH,
    label: 'Согласие на обработку данных',
    about: 'Тексты, на которые соглашаются в формах',
  },
]
const catalogue: SiteMapLink = { href: CATALOGUE_PATH, label: 'Весь каталог', about: 'С ценами и фильтрами' }

/** The site map. When manufacturers fail to load, the catalogue link stays; without the pages about one task the rest does. */
export function SiteMap() {
  const { data: manufacturers = [], isPending, isError, refetch } = useQuery(manufacturersQuery(useApi()))
  const { data: landings = [] } = useQuery(landingListQuery(useApi()))
  const tasks = landings.map(({ slug, title, description }) => ({
    href: landingPath(slug),
    label: title,
    about: description ?? '',
  }))
  const stations = manufacturers.map(({ slug, name }) => ({
    href: manufacturerPath(slug),
    label: `Станции ${name}`,
    about: 'Модели, размеры, цены',
  }))
  return (
    <div className="wrap sitemap">
      <Seo
        title="Карта сайта: каталог, услуги, статьи, документы"
        description="Все разделы сайта на одной странице: каталог септиков и станций по производителям, услуги, выполненные работы, вопросы и ответы, блог, документы."
        path={SITE_MAP_PATH}
      />
      <PageBreadcrumbs trail={[{ label: title }]} />
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lead">Все разделы на одной странице.</p>
      </div>
      <div className="sitemap__g">
        <SiteMapSection title="Основные разделы" links={main} />
        <SiteMapSection title="Каталог" links={[catalogue, ...stations]}>
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
