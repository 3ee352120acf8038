import type { IndexNow } from '../../../contract/content/index-now.ts'
import { formatAt } from '../../../lib/moments.ts'
import { plural } from '../../../lib/text/plural.ts'

const OBSTACLES: Readonly<Record<NonNullable<IndexNow['obstacle']>, string>> = {
  no_public_url: 'Включены, но адрес сайта не задан: его указывает PUBLIC_URL.',
  local: 'Включены, но адрес сайта локальный: поисковикам его не открыть.',
  not_https: 'Включены, но сайт открыт без https: о таком не сообщаем.',
  samples: 'Включены, но на сайте ещё есть образцы: сообщим, когда кончится список «Перед открытием».',
}

/** Whether search engines are told of changes, and how that went; `now` in ms. */
export function formatIndexNow(state: IndexNow, now: number): string {
  const { isOn, obstacle, waiting, sentAt, sent, failedAt, reason } = state
  if (!isOn) return 'Выключены: о новой цене или статье поисковики узнают при следующем обходе.'
  if (obstacle !== null) return OBSTACLES[obstacle]
  const sentences = [
    failedAt !== null && `Не получилось ${formatAt(failedAt, now)}: ${reason}.`,
    failedAt !== null && waiting > 0 && 'Попробуем ещё раз сами.',
    sentAt !== null && `Последний раз — ${formatAt(sentAt, now)}, о ${sent} ${pages(sent)}.`,
    waiting > 0 && `Ждут: ${waiting}.`,
  ].filter(Boolean)
  return sentences.join(' ') || 'Включены: сообщим, как только что-нибудь изменится.'
}

const pages = (count: number) => plural(count, ['странице', 'страницах', 'страницах'])
