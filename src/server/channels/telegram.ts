import { seconds } from '../../lib/duration.ts'
import type { Ring, RingResult } from './channel.ts'
import { describeFailure, failed } from './failures.ts'
import { isPrivateAddress } from './private-addresses.ts'
import { escapeHtml, personLines, wordRing } from './wording.ts'

interface Bot {
  apiBase: string
  token: string
  /** Name and phone may leave the country. */
  personalData: boolean
}

/** Answers after which another attempt cannot help (issue, point 6). */
const FINAL = new Set([400, 401, 403, 404])

const REASONS: Record<number, string> = {
  400: 'Telegram не принимает сообщение: проверьте номер чата',
  401: 'Telegram не знает ключа бота',
  403: 'Бот удалён из чата или заблокирован',
  404: 'Telegram не знает ключа бота',
  429: 'Telegram просит подождать',
}

/** Sends one message to one chat. */
export async function sendTelegram(ring: Ring, bot: Bot, limit: number): Promise<RingResult> {
  try {
    const response = await fetch(`${bot.apiBase}/bot${bot.token}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toMessage(ring, bot.personalData)),
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    })
    const answer = readAnswer(await response.text())
    if (response.ok && answer.ok) return { ok: true }
    const code = answer.code ?? response.status
    return failed(`${REASONS[code] ?? 'Telegram не отправил сообщение'}: код ${code}`, {
      isFinal: FINAL.has(code),
      retryAfter: answer.retryAfter,
    })
  } catch (error) {
    return failed(`Telegram: ${describeFailure(error)}`)
  }
}

function toMessage(ring: Ring, personalData: boolean) {
  const { title, lines, link, linkLabel } = wordRing(ring)
  const all = [...lines, ...(personalData ? personLines(ring.inquiry) : [])]
  // Telegram refuses buttons with local addresses.
  const hasButton = isPublicLink(link)
  const text = [
    `<b>${escapeHtml(title)}</b>`,
    ...all.map(escapeHtml),
    ...(hasButton ? [] : [`${linkLabel}: ${escapeHtml(link)}`]),
  ].join('\n')
  return {
    chat_id: ring.recipient,
    text,
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    ...(hasButton ? { reply_markup: { inline_keyboard: [[{ text: linkLabel, url: link }]] } } : {}),
  }
}

function isPublicLink(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { hostname } = new URL(link)
  return hostname.includes('.') && !isPrivateAddress(hostname)
}

/** The parts of an answer that matter; `retryAfter` is in ms. */
function readAnswer(body: string): { ok: boolean; code: number | null; retryAfter: number | null } {
  try {
    const answer: { ok?: unknown; error_code?: unknown; parameters?: { retry_after?: unknown } } =
      JSON.parse(body)
    const wait = answer.parameters?.retry_after
    return {
      ok: answer.ok === true,
      code: typeof answer.error_code === 'number' ? answer.error_code : null,
      retryAfter: typeof wait === 'number' && wait > 0 ? seconds(wait) : null,
    }
  } catch {
    return { ok: false, code: null, retryAfter: null }
  }
}
