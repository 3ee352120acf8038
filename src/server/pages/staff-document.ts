import type { Assets } from '../../app/assets.ts'

/**
 * The staff area's document: no content of its own, the application draws everything after its files arrive. It says when
 * the browser brought no session, which spares a call that can only be refused.
 */
export function staffDocument(assets: Assets, hasSession: boolean): string {
  const lines = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ]
  return `<!doctype html>
<html lang="ru"${hasSession ? '' : ' data-session="none"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Админ панель</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${lines.join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>Для работы в админ панели включите JavaScript.</noscript>
</body>
</html>`
}
