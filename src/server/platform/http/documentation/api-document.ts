import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '../../../../contract/index.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

export type ApiDocument = Awaited<ReturnType<typeof generateDocument>>

/** The contract as OpenAPI 3.1; all endpoints share one error schema. */
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
