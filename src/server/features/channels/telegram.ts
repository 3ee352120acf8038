import { seconds } from '../../../lib/duration.ts'
import { escapeHtml } from '../../../lib/text/escape-html.ts'
import { isPrivateAddress } from '../../private-addresses.ts'
import type { Ring, RingResult } from './channel.ts'
import { describeFailure, failed } from './failures.ts'
import { peopleLines, wordRing } from './wording.ts'

interface Bot {
  apiBase: string
  token: string
  /** Name and phone may leave the country. */
  personalData: boolean
  /** A chat has another number from now on. */
  onMoved(from: string, to: string): Promise<void>
}

/** What is read of an answer, bytes: Telegram's are a few hundred long. */
const MAX_ANSWER = 64 * 1024

/** New numbers that are followed within one sending: two groups that name each other end. */
const MOST_MOVES = 3

/** Answers after which another attempt cannot help (issue, point 6). */
const FINAL = new Set([400, 401, 403, 404])

const REASONS: Record<number, string> = {
  400: 'Telegram не принимает сообщение: проверьте номер чата',
  401: 'Telegram не знает ключа бота',
  403: 'Бот удалён из чата или заблокирован',
  404: 'Telegram не знает ключа бота',
  429: 'Telegram просит подождать',
}

/** Sends one message to one chat; follows a group that has become a supergroup. */
export async function sendTelegram(ring: Ring, bot: Bot, limit: number): Promise<RingResult> {
  const { reply_markup: button, ...text } = toMessage(ring, bot.personalData)
  async function postToChat(chatId: string) {
    const answer = await post(bot, { ...text, chat_id: chatId, reply_markup: button }, limit)
    // Telegram takes no button with a local address; the link stands in the text as well.
    return answer.isLinkRefused ? await post(bot, { ...text, chat_id: chatId }, limit) : answer
  }
  try {
    let chatId = ring.recipient
    let answer = await postToChat(chatId)
    for (let moves = 0; answer.movedTo !== null && moves < MOST_MOVES; moves += 1) {
      // Kept first: what fails from here on is sent to the new number too.
      await bot.onMoved(chatId, answer.movedTo)
      chatId = answer.movedTo
      answer = await postToChat(chatId)
    }
    if (answer.ok) return { ok: true }
    const { code, retryAfter } = answer
    return failed(`${REASONS[code] ?? 'Telegram не отправил сообщение'}: код ${code}`, {
      isFinal: FINAL.has(code),
      retryAfter,
    })
  } catch (error) {
    return failed(`Telegram: ${describeFailure(error)}`)
  }
}

async function post({ apiBase, token }: Bot, message: object, limit: number) {
  const response = await fetch(`${apiBase}/bot${token}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.timeout(limit),
  })
  const { ok, code, ...answer } = readAnswer(await readStart(response, MAX_ANSWER))
  return { ...answer, ok: response.ok && ok, code: code ?? response.status }
}

/** Longest text that Telegram takes, UTF-16 units, as it is read: without marks and escapes. */
const LONGEST_TEXT = 4096

function toMessage(ring: Ring, personalData: boolean) {
  const { title, lines, offer, link, linkLabel } = wordRing(ring)
  const all = [...lines, ...(personalData ? peopleLines(ring) : []), ...offer]
  const last = isPublicLink(link) ? [] : [`${linkLabel}: ${link}`]
  const fitting = keepFitting(all, LONGEST_TEXT - [title, ...last].join('\n').length)
  const text = [`<b>${escapeHtml(title)}</b>`, ...[...fitting, ...last].map(escapeHtml)].join('\n')
  return {
    text,
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    reply_markup: { inline_keyboard: [[{ text: linkLabel, url: link }]] },
  }
}

/** The first lines that have room, each with its line break; how many were left out is said in their place. */
function keepFitting(lines: readonly string[], room: number): string[] {
  const lengthOf = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length + 1, 0)
  if (lengthOf(lines) <= room) return [...lines]
  const kept = [...lines]
  while (kept.length > 0) {
    kept.pop()
    const shown = [...kept, `И ещё строк: ${lines.length - kept.length}`]
    if (lengthOf(shown) <= room) return shown
  }
  return []
}

function isPublicLink(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { hostname } = new URL(link)
  return hostname.includes('.') && !isPrivateAddress(hostname)
}

/** The parts of an answer that matter; `retryAfter` is in ms. */
function readAnswer(body: string) {
  try {
    const answer: {
      ok?: unknown
      error_code?: unknown
      description?: unknown
      parameters?: { retry_after?: unknown; migrate_to_chat_id?: unknown }
    } = JSON.parse(body)
    const wait = answer.parameters?.retry_after
    const movedTo = answer.parameters?.migrate_to_chat_id
    return {
      ok: answer.ok === true,
      code: typeof answer.error_code === 'number' ? answer.error_code : null,
      isLinkRefused: answer.error_code === 400 && /url/i.test(String(answer.description)),
      // A group that became a supergroup.
      movedTo: Number.isSafeInteger(movedTo) ? String(movedTo) : null,
      retryAfter: typeof wait === 'number' && wait > 0 ? seconds(wait) : null,
    }
  } catch {
    return { ok: false, code: null, isLinkRefused: false, movedTo: null, retryAfter: null }
  }
}

/** The start of an answer's text, of at most `max` bytes and one piece more: whoever answers without end is not listened to. */
async function readStart({ body }: Response, max: number): Promise<string> {
  if (!body) return ''
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const piece of body) {
    pieces.push(piece)
    size += piece.length
    if (size >= max) break
  }
  return Buffer.concat(pieces).toString('utf8')
}
