/** The six links of the header (storefront.md, section 2; Russian labels: decisions.md). */
export const sections = [
  { href: '/services', label: 'Услуги' },
  { href: '/projects', label: 'Наши работы' },
  { href: '/blog', label: 'Блог' },
  { href: '/faq', label: 'Вопросы и ответы' },
  { href: '/about', label: 'О компании' },
  { href: '/contact', label: 'Контакты' },
] as const
