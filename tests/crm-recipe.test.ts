import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { signBody } from '../src/server/features/channels/webhook.ts'
import { root } from './support/files.ts'

test('The sample of the CRM recipe accepts what we sign, and nothing else', async () => {
  const recipe = readFileSync(path.join(root, 'docs/recipes/send-inquiries-to-a-crm.md'), 'utf8')
  const sample = /```js\n(.*?)```/s.exec(recipe)?.[1] ?? ''
  const { isSigned } = await import(`data:text/javascript,${encodeURIComponent(sample)}`)
  const now = Date.now()
  const body = '{"event":"inquiry.created","id":17}'
  const header = signBody(body, 'тайна', new Date(now))
  expect(isSigned(header, body, 'тайна', now)).toBe(true)
  expect(isSigned(header, `${body} `, 'тайна', now)).toBe(false)
  expect(isSigned(header, body, 'другая', now)).toBe(false)
  expect(isSigned(header, body, 'тайна', now + 600_000)).toBe(false)
  expect(isSigned(undefined, body, 'тайна', now)).toBe(false)
})
