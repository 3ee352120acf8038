import { z } from 'zod'
import { NAME_INSERTS } from './inserts.ts'
import { block, line, namedLine, optionalLine, optionalLines, optionalProse, prose } from './page-fields.ts'

const AFTER_PLACE = '{name} — место, которое выбрано'
const AFTER_CATEGORY = '{name} — название категории'
const MAKER = '{name} — производитель'

const heading = { title: line('Заголовок', 80), lead: prose('Под заголовком', 400) }
const forSearch = {
  searchTitle: line('Заголовок для поисковиков', 120),
  description: prose('Описание для поисковиков', 300),
}
const ofCategories = {
  categorySearchTitle: namedLine('Категория: заголовок для поисковиков', 120, AFTER_CATEGORY),
  categoryDescription: prose('Категория без описания: описание для поисковиков', 300, {
    hint: AFTER_CATEGORY,
    inserts: NAME_INSERTS,
  }),
}
const note = (label: string) => line(`Рядом со ссылкой: ${label}`, 120)
const answer = (of: string) => optionalLine(`${of}: заголовок`, 80, 'Без него такого ответа нет')
const answerText = (of: string) => optionalProse(`${of}: текст`, 300)

/**
 * Headings and descriptions of the pages of lists, of cart, comparison and search, and of the pages about the site; what product page,
 * confirmation of an inquiry, result of the wizard and search promise. They are parts of the key `chrome` for staff; to visitors
 * each page gives its own alone.
 */
export const sectionBlocks = z.object({
  cataloguePage: block('Раздел «Каталог»', {
    title: line('Заголовок', 80),
    lead: prose('Под заголовком', 300, { hint: 'Перед ним встанут названия производителей' }),
    searchTitle: line('Заголовок для поисковиков', 120),
    makerTitle: namedLine('Производитель: заголовок', 80, MAKER),
    makerSearchTitle: namedLine('Производитель: заголовок для поисковиков', 120, MAKER),
    makerAbout: namedLine('Производитель: заголовок рассказа', 80, MAKER),
  }),
  blogPage: block('Раздел «Блог»', {
    ...heading,
    ...forSearch,
    ...ofCategories,
    feed: prose('Описание ленты RSS', 300),
    nextTitle: line('Под статьёй: заголовок', 80),
    nextText: line('Под статьёй: текст', 160),
    nextButton: line('Под статьёй: кнопка', 40),
  }),
  faqPage: block('Раздел «Вопросы и ответы»', {
    ...heading,
    ...forSearch,
    ...ofCategories,
    askTitle: line('Внизу: заголовок', 80),
    askText: line('Внизу: текст', 160, 'За ним встанут часы работы и телефон'),
  }),
  projectsPage: block('Раздел «Наши работы»', {
    title: line('Заголовок', 80),
    lead: prose('Под заголовком', 300),
    searchTitle: line('Заголовок для поисковиков', 120),
    placeSearchTitle: namedLine('Работы в одном месте: заголовок для поисковиков', 120, AFTER_PLACE),
    nothingYet: optionalProse('Пока работ нет', 300),
    story: line('Страница работы: заголовок рассказа', 80),
    discuss: line('Страница работы: кнопка', 40),
  }),
  landingPage: block('Страницы подборок', {
    choose: line('Кнопка подбора', 40),
    ask: line('Кнопка вопроса', 40),
    models: line('Над моделями', 80),
    nextTitle: line('Призыв в конце: заголовок', 80),
    nextText: line('Призыв в конце: текст', 160),
  }),
  searchPage: block('Страница поиска', { ...heading, ...forSearch }),
  comparePage: block('Сравнение', {
    title: line('Заголовок', 80),
    ...forSearch,
    sharedTitle: line('По ссылке: заголовок', 80),
    sharedDescription: prose('По ссылке: описание', 300),
  }),
  cartPage: block('Корзина', {
    ...heading,
    ...forSearch,
    whileEmpty: optionalProse('Пока она пуста', 300),
    noObligation: optionalLine('Под кнопкой заявки', 160, 'За ним встанет ссылка на договор оферты'),
  }),
  rulesPage: block('Правила подбора', {
    ...heading,
    ...forSearch,
    nextTitle: line('Призыв в конце: заголовок', 80),
    nextText: line('Призыв в конце: текст', 160),
  }),
  siteMapPage: block('Карта сайта', {
    ...heading,
    ...forSearch,
    homeNote: note('Главная'),
    aboutNote: note('О компании'),
    servicesNote: note('Услуги'),
    projectsNote: note('Наши работы'),
    contactNote: note('Контакты'),
    catalogueNote: note('Весь каталог'),
    makerNote: note('Станции производителя'),
    faqNote: note('Вопросы и ответы'),
    blogNote: note('Блог'),
    privacyNote: note('Политика'),
    termsNote: note('Договор оферты'),
    rulesNote: note('Как мы подбираем станцию'),
    consentNote: note('Согласие'),
  }),
  inquiryPart: block('После заявки', {
    nextSteps: optionalLine('Что дальше: заголовок', 80, 'В корзине, под товарами'),
    steps: optionalLines('Что дальше: шаги', { max: 8, longest: 200, hint: 'Без строк этой части нет' }),
    thanks: optionalProse('Заявка принята: после «спасибо»', 300),
    thanksForPhone: optionalProse('Оставлен только телефон: после «спасибо»', 300),
  }),
  productPage: block('Страница товара', {
    priceNote: optionalProse('Под ценой', 300),
    askNote: optionalProse('Под «Цена по запросу»', 300),
    goneNote: optionalProse('Под «Снят с производства»', 300),
    specsNote: optionalLine('Рядом с характеристиками', 160),
    formNote: optionalProse('Рядом с формой заявки', 300),
  }),
  wizardPart: block('Результат подбора', {
    toMeasure: optionalProse('Что измерит инженер', 300),
    noModels: optionalProse('Жильцов не назвали: что дальше', 300),
    individual: optionalProse('Нужен индивидуальный расчёт: что дальше', 300),
    sendNote: optionalProse('Отправить этот расчёт', 300),
  }),
  searchAnswers: block('Ответы поиска', {
    paymentTitle: answer('Рассрочка и кредит'),
    paymentText: answerText('Рассрочка и кредит'),
    contactsTitle: answer('Адрес и телефон'),
    contactsText: answerText('Адрес и телефон'),
    warrantyTitle: answer('Гарантия'),
    warrantyText: answerText('Гарантия'),
    mountingTitle: answer('Монтаж'),
    mountingText: answerText('Монтаж'),
  }),
})
type Sections = z.infer<typeof sectionBlocks>
export type SectionKey = keyof Sections

/** The texts of one section, under its key. */
export const sectionTextsSchema = sectionBlocks.partial()
/** The texts of the section with that key. */
export type SectionTexts<Key extends SectionKey> = NonNullable<z.infer<typeof sectionTextsSchema>[Key]>
