import {
  STAFF_ACCESSORIES_PATH,
  STAFF_BLOG_PATH,
  STAFF_FAQ_PATH,
  STAFF_INQUIRIES_PATH,
  STAFF_PRODUCTS_PATH,
  STAFF_PROJECTS_PATH,
  STAFF_SETTINGS_PATH,
  STAFF_SPEC_CATEGORIES_PATH,
  STAFF_SPEC_PARAMETERS_PATH,
  STAFF_USERS_PATH,
  staffPostPath,
} from '../../domain/site/staff-paths.ts'
import type { WordForms } from '../../lib/text/plural.ts'
import { staffEndpoints } from '../endpoints.staff.ts'

/** Filters of the trash: the name in the address, and the label. */
export const TRASH_FILTERS = {
  products: 'Товары',
  projects: 'Проекты',
  questions: 'Вопросы',
  posts: 'Статьи',
  categories: 'Категории',
  manufacturers: 'Производители',
  accessories: 'Комплектующие',
  media: 'Файлы',
  specs: 'Характеристики',
  landings: 'Подборки',
  redirects: 'Переадресации',
  reviews: 'Отзывы',
  districts: 'Районы',
} as const
export type TrashKind = keyof typeof TRASH_FILTERS
export const TRASH_KINDS = /* @__PURE__ */ Object.keys(TRASH_FILTERS).filter(
  (name): name is TrashKind => name in TRASH_FILTERS,
)

/** What is said of a kind of record. */
interface RecordKind {
  /** What one is called. */
  noun: string
  /** The same as an object, where it differs: «изменила категорию». */
  object?: string
  /** With a number, where changes of many are told. */
  counted?: WordForms
  /** What all are called. */
  many: string
  /** Their section, as navigation and tabs call it, where it differs from `many`. */
  section?: string
  /** Filter of the trash that shows them (triggers `keep_in_trash`); null for what does not lie there when it is deleted. */
  trash: TrashKind | null
  /** Where one is edited; null for what has no form. */
  form: ((id: string) => string) | null
}

/** In the order of the journal's filter. */
const KINDS = {
  products: {
    noun: 'товар',
    counted: ['товар', 'товара', 'товаров'],
    many: 'Товары',
    trash: 'products',
    form: (id) => `${STAFF_PRODUCTS_PATH}?edit=${id}`,
  },
  categories: {
    noun: 'категория',
    object: 'категорию',
    many: 'Категории каталога',
    section: 'Категории товаров',
    trash: 'categories',
    form: (id) => `${STAFF_PRODUCTS_PATH}?tab=categories&edit=${id}`,
  },
  manufacturers: {
    noun: 'производитель',
    object: 'производителя',
    many: 'Производители',
    trash: 'manufacturers',
    form: (id) => `${STAFF_PRODUCTS_PATH}?tab=manufacturers&edit=${id}`,
  },
  accessories: {
    noun: 'комплектующее',
    many: 'Комплектующие',
    trash: 'accessories',
    form: (id) => `${STAFF_ACCESSORIES_PATH}?edit=${id}`,
  },
  'spec-categories': {
    noun: 'группа характеристик',
    object: 'группу характеристик',
    many: 'Группы характеристик',
    trash: 'specs',
    form: (id) => `${STAFF_SPEC_CATEGORIES_PATH}?edit=${id}`,
  },
  'spec-parameters': {
    noun: 'параметр',
    counted: ['параметр', 'параметра', 'параметров'],
    many: 'Параметры',
    trash: 'specs',
    form: (id) => `${STAFF_SPEC_PARAMETERS_PATH}?edit=${id}`,
  },
  posts: {
    noun: 'статья',
    object: 'статью',
    many: 'Статьи',
    section: 'Блог',
    trash: 'posts',
    form: staffPostPath,
  },
  'blog-categories': {
    noun: 'категория блога',
    object: 'категорию блога',
    many: 'Категории блога',
    trash: 'categories',
    form: (id) => `${STAFF_BLOG_PATH}?tab=categories&edit=${id}`,
  },
  projects: {
    noun: 'проект',
    many: 'Проекты',
    trash: 'projects',
    form: (id) => `${STAFF_PROJECTS_PATH}?edit=${id}`,
  },
  'project-categories': {
    noun: 'категория проектов',
    object: 'категорию проектов',
    many: 'Категории проектов',
    trash: 'categories',
    form: (id) => `${STAFF_PROJECTS_PATH}?tab=categories&edit=${id}`,
  },
  'faq-items': {
    noun: 'вопрос',
    many: 'Вопросы FAQ',
    section: 'FAQ',
    trash: 'questions',
    form: (id) => `${STAFF_FAQ_PATH}?tab=items&edit=${id}`,
  },
  'faq-categories': {
    noun: 'категория вопросов',
    object: 'категорию вопросов',
    many: 'Категории FAQ',
    trash: 'categories',
    form: (id) => `${STAFF_FAQ_PATH}?tab=categories&edit=${id}`,
  },
  'landing-pages': {
    noun: 'подборка',
    object: 'подборку',
    many: 'Подборки',
    trash: 'landings',
    form: (id) => `${staffEndpoints.adminLandingPages.list.path}?edit=${id}`,
  },
  redirects: {
    noun: 'переадресация',
    object: 'переадресацию',
    counted: ['переадресацию', 'переадресации', 'переадресаций'],
    many: 'Переадресации',
    trash: 'redirects',
    form: (id) => `${staffEndpoints.redirects.list.path}?edit=${id}`,
  },
  reviews: {
    noun: 'отзыв',
    many: 'Отзывы',
    trash: 'reviews',
    form: (id) => `${staffEndpoints.adminReviews.list.path}?edit=${id}`,
  },
  districts: {
    noun: 'район',
    many: 'Районы',
    trash: 'districts',
    form: (id) => `${staffEndpoints.adminDistricts.list.path}?edit=${id}`,
  },
  pages: {
    noun: 'тексты страницы',
    many: 'Содержание страниц',
    trash: null,
    form: (id) => `${staffEndpoints.adminPages.list.path}?page=${id}`,
  },
  settings: { noun: 'настройки', many: 'Настройки', trash: null, form: () => STAFF_SETTINGS_PATH },
  media: {
    noun: 'файл',
    counted: ['файл', 'файла', 'файлов'],
    many: 'Картинки и файлы',
    trash: 'media',
    form: (id) => `${staffEndpoints.media.list.path}?file=${id}`,
  },
  users: {
    noun: 'учётная запись',
    object: 'учётную запись',
    many: 'Учётные записи',
    trash: null,
    form: (id) => `${STAFF_USERS_PATH}?edit=${id}`,
  },
  inquiries: {
    noun: 'запрос',
    many: 'Запросы',
    trash: null,
    form: (id) => `${STAFF_INQUIRIES_PATH}?request=${id}`,
  },
  sessions: { noun: '', many: 'Входы', trash: null, form: null },
  system: { noun: '', many: 'Система', trash: null, form: null },
} as const satisfies Readonly<Record<string, RecordKind>>

/** What the journal tells of: records, and accounts, inquiries, sign-ins and the program itself. */
export type JournalEntity = keyof typeof KINDS

/** What lies in the trash when it is deleted. */
export type TrashedEntity = {
  [Name in JournalEntity]: (typeof KINDS)[Name] extends { trash: string } ? Name : never
}[JournalEntity]

/** All that is said of each kind of record. */
export const RECORD_KINDS: Readonly<Record<JournalEntity, RecordKind>> = KINDS

/** Everything that the journal tells of, in the order of its filter. */
export const RECORD_NAMES = /* @__PURE__ */ Object.keys(KINDS).filter(
  (name): name is JournalEntity => name in KINDS,
)

/** Records that lie in the trash when they are deleted. */
export const TRASHED_ENTITIES = /* @__PURE__ */ RECORD_NAMES.filter(
  (name): name is TrashedEntity => RECORD_KINDS[name].trash !== null,
)

/** The kind of that name; undefined for one that is known no longer. */
export const findRecordKind = (name: string): RecordKind | undefined =>
  isKind(name) ? KINDS[name] : undefined

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name)
