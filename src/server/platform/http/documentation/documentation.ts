import { Hono } from 'hono'
import { lazy } from '../../../../lib/lazy.ts'
import { generateDocument } from './api-document.ts'
import { documentationPage } from './documentation-page.ts'

/** `/api/openapi.json` for programs and `/api/docs` for people, generated when first asked for: an eighth of a start's computing. */
export function createDocumentation(): Hono {
  const getDocument = lazy(generateDocument)
  return new Hono()
    .get('/openapi.json', async (c) => c.json(await getDocument()))
    .get('/docs', async (c) => c.html(documentationPage(await getDocument())))
}
