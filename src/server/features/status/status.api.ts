import { api } from '../../platform/http/implementer.ts'

export const status = {
  get: api.status.get.handler(({ context }) => context.status.read()),
  errors: api.status.errors.handler(async ({ context }) => ({ errors: await context.status.listErrors() })),
}
