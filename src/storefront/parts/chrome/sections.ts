import {
  ABOUT_PATH,
  BLOG_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  PROJECTS_PATH,
  SERVICES_PATH,
} from '../../../domain/site/site-paths.ts'
/** The six links of the header (storefront.md, section 2; Russian labels: decisions.md). */
export const sections = [
  { href: SERVICES_PATH, label: 'Услуги' },
  { href: PROJECTS_PATH, label: 'Наши работы' },
  { href: BLOG_PATH, label: 'Блог' },
  { href: FAQ_PATH, label: 'Вопросы и ответы' },
  { href: ABOUT_PATH, label: 'О компании' },
  { href: CONTACT_PATH, label: 'Контакты' },
] as const
