import type { PersonData, PersonInquiry } from '../../../contract/consents.ts'
import { REQUEST_PURPOSE } from '../../../domain/inquiry/consent-purposes.ts'
import { formatDate } from '../../../lib/dates.ts'
import { escapeHtml } from '../../../lib/text/escape-html.ts'
import { formatNetwork } from '../../../lib/text/network-words.ts'
import { listFacts } from '../inquiries/export/inquiry-export.service.ts'

/** A person's data as a file to hand over: JSON with everything for machines, or one HTML page in words without scripts. */
export function toPersonFile({ inquiries }: PersonData, format: 'json' | 'html'): File {
  if (format === 'json') {
    return new File([`${JSON.stringify({ inquiries }, null, 2)}\n`], 'personal-data.json', {
      type: 'application/json; charset=utf-8',
    })
  }
  const page = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Персональные данные</title>
<style>body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}section{break-inside:avoid}</style>
<h1>Персональные данные, которые мы храним</h1>
<p>Составлено ${formatDate(new Date().toISOString(), true)} по Москве.</p>${
    inquiries.map(toSection).join('') || '<p>Записей нет.</p>'
  }</html>
`
  return new File([page], 'personal-data.html', { type: 'text/html; charset=utf-8' })
}

const moment = (iso: string) => formatDate(iso, true)

function toSection(inquiry: PersonInquiry): string {
  const facts = [...listFacts(inquiry), ...listMore(inquiry)].map(
    ({ title, value }) =>
      `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(value instanceof Date ? moment(value.toISOString()) : String(value))}</dd>`,
  )
  return `<section><h2>Запрос № ${inquiry.id}</h2><dl>${facts.join('')}</dl></section>`
}

/** What the export of inquiries does not have; lists have a line each. */
function listMore(inquiry: PersonInquiry): { title: string; value: string }[] {
  const { source, message, wizardData, items, notes, attachments, consents, ipAddress, formerContacts } =
    inquiry
  const listed = {
    'Прежние телефоны и почта': formerContacts,
    Корзина: items?.map(({ name }) => name),
    // The site's own forms also send the answers in words.
    'Ответы подбора': wizardData === null || message !== null ? [] : [JSON.stringify(wizardData, null, 1)],
    'Откуда пришли': [source.referrer, ...Object.values(source.utm ?? {})].filter(Boolean),
    'Сетевой адрес': ipAddress === null ? [] : [formatNetwork(ipAddress)],
    Согласия: consents.map(toConsentLine),
    Заметки: notes.map(({ at, text }) => `${moment(at)}: ${text}`),
    Фотографии: attachments.map(({ at, width, height }) => `${moment(at)}, ${width} × ${height}`),
    Отметка: inquiry.doNotContact ? ['не звонить, не писать'] : [],
  }
  return Object.entries(listed).flatMap(([title, lines]) =>
    lines && lines.length > 0 ? [{ title, value: lines.join('\n') }] : [],
  )
}

function toConsentLine({
  purpose,
  documentVersion,
  at,
  form,
  page,
  ipAddress,
  withdrawnAt,
}: Consent): string {
  const goal = purpose === REQUEST_PURPOSE ? 'ответить на заявку' : purpose
  const where = [form && `форма ${form}`, page && `страница ${page}`, ipAddress && `адрес ${ipAddress}`]
  const parts = [`${goal}, текст версии ${documentVersion}`, moment(at), ...where]
  return [...parts, withdrawnAt && `отозвано ${moment(withdrawnAt)}`].filter(Boolean).join(', ')
}

type Consent = PersonInquiry['consents'][number]
