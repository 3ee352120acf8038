import { LABEL_SIDE_NAMES } from '../../domain/site/label-sides.ts'
import type { BlogPost, NewBlogCategory, NewBlogPost } from '../content/blog.ts'
import type { NewCategory } from '../content/categories.ts'
import type { District, NewDistrict } from '../content/districts.ts'
import type { FaqCategory, FaqItem, NewFaqItem } from '../content/faq.ts'
import type { NewLandingPage } from '../content/landing-fields.ts'
import type { AdminProject, NewProject } from '../content/projects.ts'
import type { NewRedirect } from '../content/redirects.ts'
import type { NewReview, Review } from '../content/reviews.ts'
import {
  boolean,
  choice,
  date,
  day,
  type FieldsOf,
  json,
  list,
  long,
  number,
  picture,
  reference,
  text,
} from './record-field-kinds.ts'

export const posts: FieldsOf<NewBlogPost & BlogPost> = {
  title: text('Заголовок'),
  slug: text('Адрес страницы (slug)'),
  excerpt: long('Краткое описание'),
  content: long('Содержание'),
  categoryId: reference('Категория', 'blog-categories'),
  featuredImage: picture('Главное изображение'),
  author: text('Автор'),
  published: boolean('Опубликовано'),
  publishedAt: date('Впервые опубликовано'),
  publishAt: date('Опубликовать'),
  metaTitle: text('Мета-заголовок'),
  metaDescription: long('Мета-описание'),
}

export const plainCategory: FieldsOf<NewBlogCategory & NewCategory> = {
  name: text('Название категории'),
  slug: text('Slug'),
  description: long('Описание'),
}

export const projects: FieldsOf<NewProject & AdminProject> = {
  title: text('Название проекта'),
  slug: text('Slug (URL)'),
  description: long('Полное описание'),
  shortDescription: long('Краткое описание'),
  location: text('Локация'),
  categoryId: reference('Категория', 'project-categories'),
  featuredImage: picture('Главное изображение'),
  images: list('Дополнительные изображения'),
  completed: boolean('Завершен'),
  completedAt: day('Дата завершения'),
  published: boolean('Опубликован'),
  dateText: text('Когда'),
  equipment: long('Что поставили'),
  challenges: list('Что было сложно'),
  solutions: list('Как решили'),
  metaTitle: text('Мета-заголовок (SEO)'),
  metaDescription: long('Мета-описание (SEO)'),
}

export const faqItems: FieldsOf<NewFaqItem & FaqItem> = {
  question: text('Вопрос'),
  answer: long('Ответ'),
  categoryId: reference('Категория', 'faq-categories'),
  orderIndex: number('Порядок отображения'),
  published: boolean('Опубликован'),
}

export const faqCategories: FieldsOf<FaqCategory> = { ...plainCategory, icon: text('Значок') }

export const reviews: FieldsOf<NewReview & Review> = {
  author: text('Автор'),
  location: text('Откуда'),
  rating: number('Оценка'),
  text: long('Текст отзыва'),
  date: day('Дата отзыва'),
  order: number('Порядок'),
  published: boolean('На сайте'),
}

export const districts: FieldsOf<NewDistrict & District> = {
  name: text('Название'),
  latitude: number('Широта'),
  longitude: number('Долгота'),
  label: choice('Название на схеме', LABEL_SIDE_NAMES),
  order: number('Порядок'),
  published: boolean('На сайте'),
}

export const landingPages: FieldsOf<NewLandingPage> = {
  title: text('Заголовок'),
  slug: text('Адрес страницы (slug)'),
  description: long('Описание'),
  text: long('Текст'),
  filter: json('Какие модели показать', {
    manufacturer: 'Производитель',
    users: 'Человек в доме',
    groundWater: 'Грунтовая вода',
    high: 'Высоко',
    medium: 'Средне',
    low: 'Низко',
    spec: 'Характеристики',
  }),
  questionIds: list('Вопросы'),
  metaTitle: text('Мета-заголовок (SEO)'),
  order: number('Порядок'),
  published: boolean('Опубликована'),
}

/** A row of a record that has moved names it instead of an address. */
export const redirects: FieldsOf<NewRedirect, 'entity' | 'entityId'> = {
  from: text('Прежний адрес'),
  to: text('Куда ведёт'),
  entity: choice('Ведёт к записи', {
    products: 'товар',
    manufacturers: 'производитель',
    posts: 'статья',
    'blog-categories': 'категория блога',
    'faq-categories': 'категория вопросов',
    'landing-pages': 'подборка',
  }),
  entityId: number('Номер записи'),
}
