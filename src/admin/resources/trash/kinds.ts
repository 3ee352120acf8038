import type { Entity } from '../../../contract/records/records.ts'

/** Section of each kind of record, as the navigation and its tabs call it. */
export const SECTIONS: Readonly<Record<Entity, string>> = {
  products: 'Товары',
  categories: 'Категории товаров',
  manufacturers: 'Производители',
  accessories: 'Комплектующие',
  'spec-categories': 'Группы характеристик',
  'spec-parameters': 'Параметры',
  posts: 'Блог',
  'blog-categories': 'Категории блога',
  projects: 'Проекты',
  'project-categories': 'Категории проектов',
  'faq-items': 'FAQ',
  'faq-categories': 'Категории FAQ',
  settings: 'Настройки',
  media: 'Картинки и файлы',
}

/** Filters of the trash: the name in the address, the label, and what it shows. */
export const KINDS: readonly { kind: string; label: string; entities: readonly Entity[] }[] = [
  { kind: 'products', label: 'Товары', entities: ['products'] },
  { kind: 'projects', label: 'Проекты', entities: ['projects'] },
  { kind: 'questions', label: 'Вопросы', entities: ['faq-items'] },
  { kind: 'posts', label: 'Статьи', entities: ['posts'] },
  {
    kind: 'categories',
    label: 'Категории',
    entities: ['categories', 'blog-categories', 'project-categories', 'faq-categories'],
  },
  { kind: 'manufacturers', label: 'Производители', entities: ['manufacturers'] },
  { kind: 'accessories', label: 'Комплектующие', entities: ['accessories'] },
  { kind: 'media', label: 'Файлы', entities: ['media'] },
  { kind: 'specs', label: 'Характеристики', entities: ['spec-categories', 'spec-parameters'] },
]
