import type { z } from 'zod'
import type { ChannelName } from '../../domain/channels/delivery-kinds.ts'
import { MESSENGER_NAMES } from '../../domain/contact/messengers.ts'
import { STATUSES } from '../../domain/inquiry/labels.ts'
import { WEEKDAY_NAMES } from '../../domain/inquiry/lead-handling.ts'
import { RIGHT_LABELS } from '../../domain/staff/rights.ts'
import { ROLE_LABELS } from '../../domain/staff/role-labels.ts'
import type { SignInRules } from '../account/sign-in-rules.ts'
import type { Media } from '../content/media.ts'
import type { StaffPage } from '../pages/pages.ts'
import type { staffSettingsFormSchema } from '../settings.ts'
import type { StaffUser } from '../users.ts'
import {
  accessories,
  categories,
  manufacturers,
  products,
  specCategories,
  specParameters,
} from './catalogue-record-fields.ts'
import {
  districts,
  faqCategories,
  faqItems,
  landingPages,
  plainCategory,
  posts,
  projects,
  redirects,
  reviews,
} from './content-record-fields.ts'
import {
  boolean,
  choice,
  date,
  type FieldsOf,
  hidden,
  ids,
  json,
  list,
  long,
  number,
  picture,
  type RecordField,
  reference,
  text,
} from './record-field-kinds.ts'
import type { Entity, VersionedEntity } from './records.ts'

const settings: FieldsOf<
  z.input<typeof staffSettingsFormSchema>,
  `channels.${ChannelName}` | `signIn.${keyof SignInRules}` | 'indexNowKey'
> = {
  siteName: text('Название сайта'),
  siteDescription: long('Описание сайта'),
  companyName: text('Название компании'),
  companyInn: text('ИНН'),
  companyOgrn: text('ОГРН'),
  companyPhone: text('Телефон компании'),
  companyAddress: text('Адрес компании'),
  workingHours: text('Режим работы'),
  chatPhone: text('Номер WhatsApp'),
  botLink: text('Ссылка на бота в Telegram'),
  companyKpp: text('КПП'),
  companyEmail: text('Эл. почта компании'),
  bankName: text('Банк'),
  bankBik: text('БИК'),
  bankAccount: text('Расчётный счёт'),
  bankCorrAccount: text('Корр. счёт'),
  secondPhone: text('Второй телефон'),
  mapLink: text('Ссылка на карту'),
  socialLinks: json('Ссылки на соцсети', { name: 'Название', address: 'Адрес' }),
  logo: picture('Логотип'),
  favicon: picture('Значок сайта'),
  sharePicture: picture('Картинка для ссылок'),
  yandexVerification: text('Код Яндекс Вебмастера'),
  googleVerification: text('Код Google Search Console'),
  bingVerification: text('Код Bing Webmaster Tools'),
  mailruVerification: text('Код Вебмастера Mail.ru'),
  leadHandling: choice('Куда уходят заявки', {
    messenger: 'В мессенджер',
    site: 'На сайт',
    both: 'На сайт и в мессенджер',
  }),
  messengers: json('Мессенджеры', MESSENGER_NAMES),
  hours: json('Часы работы по дням', WEEKDAY_NAMES),
  answerWithinMinutes: number('Ответить за', 'мин'),
  lostReasons: list('Причины отказа'),
  consentPurposes: list('Согласия, кроме обработки заявки'),
  copyToClient: boolean('Копия заявки клиенту на почту'),
  inquiriesPerHour: number('Запросов с одного адреса в час'),
  inquiryRetentionYears: number('Хранить данные клиентов, лет'),
  trashDays: number('Корзина, дней'),
  journalRetentionYears: number('Журнал, лет'),
  backupKeepDaily: number('Копий за последние дни'),
  backupKeepWeekly: number('Копий за последние недели'),
  backupKeepMonthly: number('Копий за последние месяцы'),
  yandexMetrikaId: text('Яндекс Метрика'),
  googleAnalyticsId: text('Google Analytics'),
  indexNow: boolean('Сообщать поисковикам об изменениях'),
  indexNowKey: hidden('Ключ IndexNow'),
  'channels.email': hidden('Почта'),
  'channels.telegram': hidden('Telegram'),
  'channels.webhook': hidden('Вебхук'),
  'channels.push': hidden('Уведомления'),
  'signIn.secondFactorForAdmins': boolean('Второй шаг входа обязателен администраторам'),
  'signIn.refuseLeakedPasswords': boolean('Не принимать утёкшие пароли'),
  'signIn.newDeviceLetters': boolean('Письма о входе с нового устройства'),
}

const pages: FieldsOf<Omit<StaffPage, 'changed'>, 'title'> = {
  key: text('Ключ страницы'),
  title: text('Страница'),
  // What its parts and fields are called is with those who show them one by one (`splitTexts`): no list of another record loads it.
  blocks: json('Тексты'),
}

const media: FieldsOf<Omit<Media, 'usedIn'>> = {
  url: picture('Файл'),
  kind: choice('Что это', { picture: 'Картинка', document: 'Документ' }),
  name: text('Имя файла'),
  alt: text('Что на картинке'),
  width: number('Ширина', 'точек'),
  height: number('Высота', 'точек'),
  bytes: number('Размер', 'байт'),
}

const users: FieldsOf<Omit<StaffUser, 'lastLogin'>, 'password' | 'recoveryCodes' | 'totp' | 'passkey'> = {
  username: text('Имя пользователя'),
  fullName: text('Полное имя'),
  email: text('Email'),
  role: choice('Роль', ROLE_LABELS),
  isActive: boolean('Активен'),
  rights: json('Что может менеджер', { ...RIGHT_LABELS, priceChange: 'Предел изменения цены, %' }),
  password: hidden('Пароль'),
  secondFactor: boolean('Второй шаг входа'),
  recoveryCodes: number('Коды восстановления', 'шт.'),
  totp: boolean('Коды приложения'),
  passkey: text('Ключ входа'),
}

/** Fields of an inquiry that the journal follows. */
const inquiries = {
  status: choice('Статус', Object.fromEntries(STATUSES.map(({ status, label }) => [status, label]))),
  assigneeId: reference('Ответственный', 'users'),
  nextContactAt: date('Следующий звонок'),
  lostReason: text('Причина отказа'),
  spam: boolean('Спам'),
  mergedInto: reference('Объединён с', 'inquiries'),
  preferredDate: hidden('Удобная дата'),
  doNotContact: boolean('Не звонить'),
  address: hidden('Адрес'),
  erasedAt: date('Данные удалены'),
  name: hidden('Имя'),
  phone: hidden('Телефон'),
  email: hidden('Почта'),
  message: hidden('Сообщение'),
  service: hidden('Услуга'),
  productName: hidden('Товар'),
  items: hidden('Состав корзины'),
  wizardData: hidden('Ответы подбора'),
  preferredTime: hidden('Удобное время'),
  page: hidden('Страница'),
  referrer: hidden('Откуда пришёл'),
  utm: hidden('Метки рекламы'),
  ipAddress: hidden('IP-адрес'),
  notes: hidden('Заметка'),
  attachments: hidden('Фотография'),
}

/** What the program itself tells of. */
const system = {
  left: list('Цена осталась прежней'),
  effectiveAt: date('Час'),
  ids: ids('Номера товаров по порядку'),
  bytes: number('Размер', 'байт'),
  checked: boolean('Проверена восстановлением'),
  reason: text('Причина'),
}

const FIELDS: Readonly<
  Record<VersionedEntity | 'inquiries' | 'system', Readonly<Record<string, RecordField>>>
> = {
  products,
  categories,
  manufacturers,
  accessories,
  'spec-categories': specCategories,
  'spec-parameters': specParameters,
  posts,
  'blog-categories': plainCategory,
  projects,
  'project-categories': plainCategory,
  'faq-items': faqItems,
  'faq-categories': faqCategories,
  'landing-pages': landingPages,
  redirects,
  reviews,
  districts,
  pages,
  settings,
  media,
  users,
  inquiries,
  system,
} satisfies Record<Entity | 'users' | 'inquiries' | 'system', Readonly<Record<string, RecordField>>>

const FIELDS_OF = new Map<string, Readonly<Record<string, RecordField>>>(Object.entries(FIELDS))

/**
 * A field by its name in the API; null for one that is known no longer. The program itself tells of fields of others by the name of their
 * record: `products.price`.
 */
export function findRecordField(entity: string, field: string): RecordField | null {
  const [, owner, own] = (entity === 'system' && /^([^.]+)[.](.+)$/.exec(field)) || []
  if (owner && own) return findRecordField(owner, own)
  const fields = FIELDS_OF.get(entity) ?? {}
  return (Object.hasOwn(fields, field) && fields[field]) || null
}
