import type { ChannelSettings } from '../../../contract/channels.ts'
import type { Sample } from '../../../contract/content/samples.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { canTellStaff } from '../../../domain/channels/can-tell-staff.ts'
import {
  partAnchor,
  STAFF_CHANNELS_PATH,
  STAFF_MANUFACTURERS_PATH,
  STAFF_SAMPLES_PATH,
  STAFF_SETTINGS_PATH,
} from '../../../domain/site/staff-paths.ts'

/** What is to be done, where, and which items of the list «Перед открытием» belong to it. */
interface Step {
  title: string
  text: string
  href: string
  /** What the link says. */
  action: string
  holds: (sample: Sample) => boolean
}

/** A step with what is left of it. */
export interface StepState extends Omit<Step, 'holds'> {
  isDone: boolean
  /** Items that are still as they came. */
  left: readonly Sample[]
}

const keys =
  (...own: readonly string[]) =>
  ({ key }: Sample) =>
    own.includes(key)
const groups =
  (...own: readonly Sample['group'][]) =>
  ({ group }: Sample) =>
    own.includes(group)

const pages = staffEndpoints.adminPages.list.path

const FIRM: Step = {
  title: 'Фирма',
  text: 'Название, ИНН и ОГРН, адрес, банк: они стоят в подвале, договоре и политике.',
  href: `${STAFF_SETTINGS_PATH}?tab=company`,
  action: 'Заполнить данные фирмы',
  holds: keys('company', 'site'),
}
const PHONES: Step = {
  title: 'Телефон и часы работы',
  text: 'По этому номеру звонят клиенты. По часам сайт считает, когда вы перезвоните.',
  href: `${STAFF_SETTINGS_PATH}?tab=company`,
  action: 'Указать телефон и часы',
  holds: keys('contacts', 'hours'),
}
const REGION: Step = {
  title: 'Область и районы',
  text: 'Слова об области стоят на всех страницах, районы на карте главной, место офиса в «Контактах».',
  href: `${pages}?page=chrome#${partAnchor('firm')}`,
  action: 'Назвать область',
  holds: keys('region', 'districts', 'districts-text', 'office', 'header'),
}
const CHANNELS_STEP: Omit<Step, 'holds'> = {
  title: 'Куда сообщать о заявках',
  text: 'Почта, Telegram или push. Для почты Яндекса, Mail.ru и других настройки уже есть. Отправьте проверку.',
  href: STAFF_CHANNELS_PATH,
  action: 'Включить канал',
}
const MAKERS: Step = {
  title: 'Производители, товары и цены',
  text: 'Скройте тех, кого не продаёте, и поставьте свои цены. Их можно загрузить прайсом производителя.',
  href: STAFF_MANUFACTURERS_PATH,
  action: 'Проверить производителей',
  holds: (sample) =>
    sample.group === 'prices' ||
    keys('makers', 'models', 'claims', 'bodies', 'home-about', 'about-start', 'footer')(sample),
}
const TEXTS: Step = {
  title: 'Тексты, услуги и документы',
  text: 'Что сайт обещает, обещаете вы. Договор, политику и согласие покажите юристу.',
  href: pages,
  action: 'Править тексты страниц',
  holds: groups('promises', 'firm', 'services', 'law'),
}
const SAMPLES: Step = {
  title: 'Остальные образцы',
  text: 'Отзывы, проекты и статьи, с которыми пришёл сайт. Когда список кончится, сайт откроется поисковикам.',
  href: STAFF_SAMPLES_PATH,
  action: 'Пройти список',
  holds: () => true,
}

/**
 * The steps of a new shop's owner, in their order. An item of the list «Перед открытием» belongs to the first step that holds it; a step
 * without items of its own is done, as in a shop older than that list. Channels are one's own: done with one switched on that can send.
 */
export function listFirstSteps(samples: readonly Sample[], channels: ChannelSettings): readonly StepState[] {
  const open = new Set(samples.filter(({ state }) => state === 'open'))
  const withSamples = ({ holds, ...step }: Step): StepState => {
    const left = [...open].filter(holds)
    for (const sample of left) open.delete(sample)
    return { ...step, isDone: left.length === 0, left }
  }
  return [
    ...[FIRM, PHONES, REGION].map(withSamples),
    { ...CHANNELS_STEP, isDone: canTellStaff(channels), left: [] },
    ...[MAKERS, TEXTS, SAMPLES].map(withSamples),
  ]
}
