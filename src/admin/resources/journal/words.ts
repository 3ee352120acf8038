import type { JournalAction, JournalEntry } from '../../../contract/records/journal.ts'
import { findRecordKind } from '../../../contract/records/record-kinds.ts'
import { lowerFirst } from '../../../lib/text/lower-first.ts'
import { pastVerb } from '../../../lib/text/past-verb.ts'
import { plural } from '../../../lib/text/plural.ts'
import { toShortName } from '../../../lib/text/short-name.ts'

export const ACTION_WORDS: Readonly<Record<JournalAction, string>> = {
  create: 'Создание',
  update: 'Изменение',
  delete: 'Удаление',
  restore: 'Возврат',
  login: 'Вход',
  'login-failed': 'Неудачный вход',
  logout: 'Выход',
  export: 'Выгрузка',
  erase: 'Удаление навсегда',
  backup: 'Резервная копия',
}

/** All actions in the order of the filter. */
export const ACTIONS = Object.keys(ACTION_WORDS).filter((one): one is JournalAction => one in ACTION_WORDS)

const VERBS: Readonly<Record<string, string>> = {
  create: 'создал',
  update: 'изменил',
  delete: 'удалил',
  restore: 'вернул',
  export: 'выгрузил',
  erase: 'удалил навсегда',
  backup: 'сделал резервную копию',
}

/** A sentence about an entry, with the title of its record apart: «Мария Д. изменила товар», «Топас 5». */
export function describeEntry(entry: JournalEntry): { text: string; title: string } {
  const { action, entity, actorId, actorName, title, changes } = entry
  const name = toPerson(actorName)
  if (entity === 'sessions') return describeSignIn(entry, name)
  if (action === 'create' && entity === 'inquiries' && actorId === null)
    return { text: 'Пришёл запрос', title }
  const kind = findRecordKind(entity)
  const verb = [verbOf(entry), kind?.object ?? kind?.noun].filter(Boolean).join(' ')
  if (action === 'erase' && isPersonal(entry))
    return { text: `${name} ${pastPhrase(name, ERASED_PERSON)}`, title }
  if (action === 'export' || action === 'backup') {
    return { text: `${name} ${pastPhrase(name, VERBS[action] ?? '')}`, title }
  }
  if (entity === 'settings') {
    const about = (prefix: string) => changes.some(({ field }) => field.startsWith(prefix))
    const what = about('channels.')
      ? 'изменил каналы оповещений'
      : about('signIn.')
        ? 'изменил правила входа'
        : verb
    return { text: `${name} ${pastPhrase(name, what)}`, title: '' }
  }
  return { text: `${name} ${pastPhrase(name, verb)}`, title }
}

const WAYS_IN: Readonly<Record<string, string>> = {
  recovery: ' по коду восстановления',
  passkey: ' с ключом входа',
}

function describeSignIn({ action, title, source }: JournalEntry, name: string) {
  if (source === 'ended') return { text: `${name} ${pastPhrase(name, 'закончил свой сеанс:')}`, title }
  if (source === 'reset' && action === 'logout') {
    return { text: `${name} ${pastPhrase(name, 'сменил пароль по письму')}`, title: '' }
  }
  if (source === 'reset') return { text: 'Отправлено письмо для нового пароля:', title }
  if (action === 'logout') return { text: `${name} ${isFemale(name) ? 'вышла' : 'вышел'}`, title: '' }
  if (action === 'login') {
    const how = WAYS_IN[source ?? ''] ?? ''
    return { text: `${name} ${isFemale(name) ? 'вошла' : 'вошёл'}${how}`, title: '' }
  }
  if (source === 'second-step') return { text: 'Верный пароль, второй шаг ещё не сделан:', title }
  if (source === 'copied-passkey')
    return { text: 'Ключ входа не принят, похоже, что у него есть копия:', title }
  return title === ''
    ? { text: 'Кто-то не смог войти: такого имени нет', title: '' }
    : { text: 'Кто-то не смог войти как', title }
}

/** What a deletion or a return is of, when it has changed other records besides; undefined for a bulk change. */
export function findMain(entries: readonly JournalEntry[]): JournalEntry | undefined {
  return entries.find(({ action }) => action === 'delete' || action === 'restore')
}

/** A sentence about a bulk change: «Ольга К. изменила 17 товаров». */
export function describeBatch(entries: readonly JournalEntry[]): { text: string; title: string } {
  // A changed slug makes its redirect by itself.
  const own = entries.filter(({ entity }) => entity !== 'redirects')
  const told = own.length > 0 ? own : entries
  const [first] = told
  if (!first) return { text: '', title: '' }
  const main = findMain(entries)
  if (main) {
    const { text, title } = describeEntry(main)
    const others = entries.length - 1
    const touched = plural(others, ['затронута', 'затронуты', 'затронуто'])
    return {
      text,
      title: `${title} · ${touched} ${others} ${plural(others, ['запись', 'записи', 'записей'])}`,
    }
  }
  const name = toPerson(first.actorName)
  const counted = findRecordKind(first.entity)?.counted ?? ['запись', 'записи', 'записей']
  const verb = pastPhrase(name, VERBS[first.action] ?? 'изменил')
  return { text: `${name} ${verb}`, title: `${told.length} ${plural(told.length, counted)}` }
}

const ERASED_PERSON = 'удалил данные клиента:'

/** Whether what was removed for ever is a client's data, and no record of the trash. */
export const isPersonal = ({ entity }: Pick<JournalEntry, 'entity'>): boolean => entity === 'inquiries'

const SHOWN_FIELDS = 4

/** Which fields were changed: «Цена, краткое описание, вес». */
export function listFields(entries: readonly JournalEntry[]): string {
  const labels = [
    ...new Set(
      entries.flatMap(({ action, changes }) =>
        action === 'update' || action === 'restore' ? changes.map(({ label }) => label) : [],
      ),
    ),
  ]
  const shown = labels
    .slice(0, SHOWN_FIELDS)
    .map((label, index) => (index === 0 || /^[A-ZА-ЯЁ]{2}/.test(label) ? label : lowerFirst(label)))
  const more = labels.length - shown.length
  return [...shown, ...(more > 0 ? [`ещё ${more}`] : [])].join(', ')
}

/** Publishing and hiding have their own verbs. */
function verbOf({ action, changes }: JournalEntry): string {
  const published = changes.find(({ field }) => field === 'published')
  if (action === 'update' && published) {
    const others = changes.filter(({ field }) => !/^(?:un)?publish/.test(field))
    if (others.length === 0) return published.after === true ? 'опубликовал' : 'снял с публикации'
  }
  return VERBS[action] ?? action
}

const toPerson = (name: string) => (name === 'система' ? 'Система' : toShortName(name))
const isFemale = (name: string) => pastVerb(name, '') !== ''

/** The first word of a phrase in the person's gender: «изменила товар». */
function pastPhrase(name: string, phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  return [pastVerb(name, verb), ...rest].join(' ')
}
