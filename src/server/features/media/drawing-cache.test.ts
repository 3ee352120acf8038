import { expect, test, vi } from 'vitest'
import { createDrawings } from './drawings.ts'
import { createPictureQueue } from './picture-queue.ts'

const { encode } = vi.hoisted(() => ({ encode: vi.fn<() => Promise<Uint8Array>>() }))
vi.mock('./shared-picture.ts', () => ({ encodeSharedDrawing: encode }))
encode.mockImplementation(async () => new Uint8Array(3))

/** Returns a function that asks for the drawing of a height and says whether it was made anew. Every call is another visitor's. */
function open(isShared: boolean) {
  let visitors = 0
  const app = createDrawings({
    queue: createPictureQueue(),
    isShared: async () => isShared,
    networkOf: () => String(visitors++),
    countCall: async () => undefined,
  })
  return async (height: number) => {
    const made = encode.mock.calls.length
    const response = await app.request(`/v3/open-graph/topas-box-1150x1170x${height}-600-gravity.jpeg`)
    expect(response.status).toBe(200)
    return encode.mock.calls.length > made
  }
}

test.each([
  ['that pages link to', true, 200],
  ['that no page links to', false, 20],
])('of drawings %s the latest are kept, and the oldest leaves', async (_which, isShared, kept) => {
  const isMade = open(isShared)
  const first = 2200
  for (let height = first; height < first + kept; height += 1) expect(await isMade(height)).toBe(true)
  expect(await isMade(first)).toBe(false)
  expect(await isMade(first + kept)).toBe(true)
  expect(await isMade(first + 1)).toBe(false)
  expect(await isMade(first + kept)).toBe(false)
  expect(await isMade(first)).toBe(true)
})
