import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { contract } from '../../contract/index.ts'
import { documentationPage } from './documentation-page.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

export type ApiDocument = Awaited<ReturnType<typeof generateDocument>>

/** The contract as OpenAPI 3.1; its error bodies are the same everywhere. */
export function generateDocument() {
  return generator.generate(contract, {
    info: { title: 'API магазина септиков', version: '1.0.0' },
    servers: [{ url: '/api' }],
    customErrorResponseBodySchema: {
      type: 'object',
      required: ['message'],
      properties: {
        message: { type: 'string' },
        errors: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  })
}

/** `/api/openapi.json` for programs and `/api/docs` for people. */
export function createDocumentation(): Hono {
  const document = generateDocument()
  return new Hono()
    .get('/openapi.json', async (c) => c.json(await document))
    .get('/docs', async (c) => c.html(documentationPage(await document)))
}
