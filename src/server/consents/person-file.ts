import type { PersonData } from '../../contract/consents.ts'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const LABELS: Readonly<Record<string, string>> = {
  id: 'Номер',
  createdAt: 'Получен',
  name: 'Имя',
  phone: 'Телефон',
  phoneE164: 'Телефон для набора',
  email: 'Эл. почта',
  message: 'Сообщение',
  service: 'Услуга',
  productName: 'Товар',
  address: 'Адрес',
  preferredDate: 'Желаемая дата',
  preferredTime: 'Когда звонить',
  items: 'Корзина',
  wizardData: 'Ответы подбора',
  source: 'Откуда пришёл',
  notes: 'Заметки',
  attachments: 'Фотографии',
  deliveries: 'Сообщения сотрудникам',
  consents: 'Согласия',
  history: 'История',
}

function toHtml(value: unknown): string {
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${toHtml(one)}</li>`).join('')}</ol>`
  if (value !== null && typeof value === 'object') {
    const rows = Object.entries(value).filter(
      ([, one]) => one !== null && !(Array.isArray(one) && one.length === 0),
    )
    return `<dl>${rows.map(([key, one]) => `<dt>${escapeHtml(LABELS[key] ?? key)}</dt><dd>${toHtml(one)}</dd>`).join('')}</dl>`
  }
  return escapeHtml(String(value ?? ''))
}

/** A person's data as a file to hand over: JSON for machines, or one HTML page without scripts. */
export function toPersonFile({ inquiries }: PersonData, format: 'json' | 'html'): File {
  if (format === 'json') {
    return new File([`${JSON.stringify({ inquiries }, null, 2)}\n`], 'personal-data.json', {
      type: 'application/json; charset=utf-8',
    })
  }
  const body = inquiries.map((inquiry) => `<h2>Запрос № ${inquiry.id}</h2>${toHtml(inquiry)}`).join('')
  const page = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Персональные данные</title>
<style>body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}dt{font-weight:bold}dd{margin:0 0 .5rem 1rem;white-space:pre-wrap}</style>
<h1>Персональные данные, которые мы храним</h1>${body || '<p>Записей нет.</p>'}</html>
`
  return new File([page], 'personal-data.html', { type: 'text/html; charset=utf-8' })
}
