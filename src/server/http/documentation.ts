import { Hono } from 'hono'
import { generateDocument } from './api-document.ts'
import { documentationPage } from './documentation-page.ts'

/** `/api/openapi.json` for programs and `/api/docs` for people. */
export function createDocumentation(): Hono {
  const document = generateDocument()
  return new Hono()
    .get('/openapi.json', async (c) => c.json(await document))
    .get('/docs', async (c) => c.html(documentationPage(await document)))
}
