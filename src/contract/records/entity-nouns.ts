import type { Entity } from './records.ts'

/** What one record of each kind is called. */
export const ENTITY_NOUNS: Readonly<Record<Entity, string>> = {
  products: 'товар',
  categories: 'категория',
  manufacturers: 'производитель',
  posts: 'статья',
  'blog-categories': 'категория блога',
  projects: 'проект',
  'project-categories': 'категория проектов',
  'faq-items': 'вопрос',
  'faq-categories': 'категория вопросов',
  settings: 'настройки',
  accessories: 'комплектующее',
  'spec-categories': 'группа характеристик',
  'spec-parameters': 'параметр',
  media: 'файл',
}
