import { afterEach, expect, test, vi } from 'vitest'
import { captureLog } from '../../../../tests/support/log.ts'
import { minutes } from '../../../lib/duration.ts'
import { FilesUnavailable } from '../files/file-store.ts'
import { toResponseError } from './error-response.ts'

afterEach(() => void vi.restoreAllMocks())

test('a store of files that is away is named in the log once a minute, and answered each time', () => {
  const { log, text } = captureLog()
  const begin = performance.now()
  const now = vi.spyOn(performance, 'now')
  for (const [index, minute] of [2, 2, 2.5, 4, 4].entries()) {
    now.mockReturnValue(begin + minutes(minute))
    const away = new FilesUnavailable('read', 'silent', undefined)
    expect(toResponseError(away, log.child({ path: `/${index}` })).status).toBe(503)
  }
  expect(text().match(/хранилище файлов не отвечает/g)).toHaveLength(2)
})
