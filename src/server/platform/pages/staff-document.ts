import { html } from 'hono/html'
import type { Assets } from '../../../app/assets.ts'
import { htmlDocument } from '../http/html-document.ts'

/** The staff area's document: empty, rendered in the browser. */
export function staffDocument(
  { styles, preloads, scripts }: Assets,
  { hasSession, eventsMark }: { hasSession: boolean; eventsMark: string | null },
) {
  return htmlDocument({
    title: 'Админ панель',
    assets: { styles, preloads, scripts },
    hasSession,
    eventsMark,
    manifest: '/staff.webmanifest',
    body: html`<div id="root"></div>
<noscript>Для работы в админ панели включите JavaScript.</noscript>`,
  })
}
