import { domainToASCII } from 'node:url'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { readMailServer } from '../../../domain/channels/mail-server.ts'
import { formatService } from '../../../domain/inquiry/contact-services.ts'
import { seconds } from '../../../lib/duration.ts'
import { escapeHtml } from '../../../lib/text/escape-html.ts'
import { wordAccountLetter } from './account-letter.ts'
import type { Ring, RingResult } from './channel.ts'
import { wordCopy } from './client-copy.ts'
import { CONNECT_LIMIT, describeFailure, failed } from './failures.ts'
import { oneLine, peopleLines, personLines, type Wording, wordRing } from './wording.ts'

interface Mailbox {
  smtpUrl: string
  password: string | null
  from: string
  /** Tells this shop's messages from those of another one that writes from the same address. */
  shopMark: string
}

/** Answers after which another attempt cannot help (issue: SMTP 550–554). */
const isFinalCode = (code: number) => code >= 550 && code <= 554

/** Some servers greet late on purpose: mass mailers do not wait. */
const GREETING_LIMIT = seconds(25)

/**
 * Addresses that every mail server takes: ASCII before the sign (the domain goes as Punycode). Others need SMTPUTF8 (RFC 6531) of
 * each server on the way, and a strict one refuses a letter that so much as names them in its head.
 */
const isPlain = (address: string) => /^[\x21-\x7e]+@/.test(address)

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/

/**
 * Sends one letter to one recipient; answering it writes to the visitor where his address may stand in its head, answering his copy to
 * the shop.
 */
export async function sendEmail(
  ring: Ring,
  { smtpUrl, password, from, shopMark }: Mailbox,
  limit: number,
): Promise<RingResult> {
  const { host, port, secure, user } = readMailServer(smtpUrl)
  const isNear = LOOPBACK.test(host)
  // A login never goes over a network in clear; a relay that asks for none may know no TLS.
  const requireTLS = user !== '' && !isNear
  // A start does not wait for its 360 kB.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    requireTLS,
    host,
    port,
    secure,
    dnsTimeout: CONNECT_LIMIT,
    connectionTimeout: CONNECT_LIMIT,
    greetingTimeout: Math.min(limit, GREETING_LIMIT),
    socketTimeout: limit,
    ...(user ? { auth: { user, pass: password ?? '' } } : {}),
    // Nobody can listen on the way to this computer, and a certificate for «localhost» does not exist.
    ...(isNear ? { tls: { rejectUnauthorized: false } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const isCopy = ring.kind === 'copy'
  const client = ring.inquiry?.email ?? ''
  const to = isCopy ? client : ring.recipient
  const { title, text, html } = writeLetter(ring)
  try {
    const mailHost = domainToASCII(/@([^\s@<>]+)>?$/.exec(from)?.[1] ?? '') || 'localhost'
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: title,
      text,
      html,
      messageId: `<delivery-${ring.deliveryId}.${shopMark}@${mailHost}>`,
      ...(ring.inquiry && !isCopy && isPlain(client)
        ? { replyTo: { name: oneLine(ring.inquiry.name), address: client } }
        : {}),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return { ok: true }
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
    if (requireTLS && code >= 500 && isOfStartTls(error)) return failed(NO_TLS)
    const words = describeFailure(error)
    return failed(code > 0 ? `${words}: код ${code}` : words, {
      // Who does not know such addresses will not know them in an hour.
      isFinal: isFinalCode(code) || (code >= 500 && !isPlain(to)),
    })
  } finally {
    transport.close()
  }
}

const NO_TLS =
  'Сервер не шифрует соединение (STARTTLS), логин и пароль ему не отправлены. Выберите SSL/TLS и его порт, обычно 465'

const isOfStartTls = (error: unknown) =>
  error instanceof Error && 'command' in error && error.command === 'STARTTLS'

/** Lines about the inquiry that only its letter has. */
function detailsOf(inquiry: Inquiry | null): string[] {
  if (!inquiry) return []
  return [
    ...personLines(inquiry),
    ...(inquiry.email ? [`Почта: ${oneLine(inquiry.email)}`] : []),
    ...(inquiry.service ? [`Услуга: ${oneLine(formatService(inquiry.service))}`] : []),
    ...(inquiry.preferredTime ? [`Удобное время: ${oneLine(inquiry.preferredTime)}`] : []),
    ...(inquiry.source.page ? [`Страница: ${oneLine(inquiry.source.page)}`] : []),
  ]
}

function wordLetter(ring: Ring): Wording {
  if (ring.letter) return wordAccountLetter(ring.letter)
  return ring.kind === 'copy' ? wordCopy(ring) : wordRing(ring)
}

function writeLetter(ring: Ring) {
  const isCopy = ring.kind === 'copy'
  const { title, lines, offer, link, linkLabel } = wordLetter(ring)
  const details = isCopy ? [] : ring.reminded ? peopleLines(ring) : detailsOf(ring.inquiry)
  const all = [...lines, ...details, ...offer]
  const message = isCopy ? '' : (ring.inquiry?.message?.trim() ?? '')
  const text = [
    title,
    '',
    ...all,
    ...(message ? ['', message] : []),
    ...(link ? ['', `${linkLabel}: ${link}`] : []),
  ].join('\n')
  const html = [
    '<!doctype html><html lang="ru"><meta charset="utf-8">',
    '<body style="font:16px/1.5 Arial,sans-serif">',
    `<h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
    ...all.map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`),
    ...(message ? [`<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`] : []),
    ...(link ? [`<p><a href="${escapeHtml(link)}">${linkLabel}</a></p>`] : []),
    '</body></html>',
  ].join('\n')
  return { title, text, html }
}
