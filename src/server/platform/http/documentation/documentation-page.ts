import { html, raw } from 'hono/html'
import { htmlDocument } from '../html-document.ts'
import type { ApiDocument } from './api-document.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** HTML documentation of the API: every endpoint with its input and output, readable without JavaScript. */
export function documentationPage(document: ApiDocument) {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  return htmlDocument({
    title: document.info.title,
    body: html`<main>
          <h1>${document.info.title}</h1>
          <p>Машинное описание: <a href="/api/openapi.json">/api/openapi.json</a>. Ошибки — JSON с полями message и errors.</p>
          <ul>
            ${calls.map(({ method, path }) => html`<li><a href="#${method}${path}">${method.toUpperCase()} /api${path}</a></li>`)}
          </ul>
          ${calls.map(
            ({ method, path, operation }) => html`
              <section id="${method}${path}">
                <h2>${method.toUpperCase()} /api${path}</h2>
                <p>${operation.summary ?? ''}</p>
                ${part('Параметры', operation.parameters)}
                ${part('Тело запроса', operation.requestBody)}
                ${part('Ответы', operation.responses)}
              </section>
            `,
          )}
        </main>`,
  })
}

function part(title: string, content: unknown) {
  if (content === undefined || (Array.isArray(content) && content.length === 0)) return raw('')
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(content, null, 2)}</pre>
  </details>`
}
