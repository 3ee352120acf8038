import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/**
 * HTML document of a page without server-side React, always `noindex`; those rendered by React are built by
 * src/app/document.tsx.
 */
export function htmlDocument(shown: HtmlDocument): Html {
  const { title, assets = {}, hasSession = true, eventsMark = null, manifest, body } = shown
  const { fonts = [], styles = [], preloads = [], scripts = [] } = assets
  return html`<!doctype html>
<html lang="ru"${hasSession ? '' : html` data-session="none"`}${eventsMark === null ? '' : html` data-events="${eventsMark}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${manifest ? html`<link rel="manifest" href="${manifest}"><link rel="apple-touch-icon" href="/staff-icon-192.png">` : ''}
${fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${preloads.map((href) => html`<link rel="modulepreload" href="${href}">`)}
${scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
</head>
<body>
${body}
</body>
</html>`
}

interface HtmlDocument {
  title: string
  /** Addresses of the document's files. */
  assets?: Partial<Record<'fonts' | 'styles' | 'preloads' | 'scripts', readonly string[]>>
  /** False tells the page that there is no session, which saves a call that would fail. */
  hasSession?: boolean
  /** Where the server's events stand before the page reads anything. */
  eventsMark?: string | null
  /** Makes the page installable. */
  manifest?: string
  body: Html
}
