import { expect, test } from 'vitest'
import { createPictureQueue } from './picture-queue.ts'

/** Work that ends when `release` is called. */
function hold() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { work: () => done, finish }
}

test('pictures are made one after another, whoever asks for them', async () => {
  const queue = createPictureQueue()
  const [uploads, sizes] = [queue.open(2, 'Подождите'), queue.open(2, 'Подождите')]
  const first = hold()
  const order: string[] = []
  const all = [
    uploads(() => first.work().then(() => order.push('upload'))),
    sizes(async () => order.push('size')),
    uploads(async () => order.push('next upload')),
  ]
  await Promise.resolve()
  expect(order).toEqual([])
  first.finish()
  await Promise.all(all)
  expect(order).toEqual(['upload', 'size', 'next upload'])
})

test('lines take turns: a crowd in one delays another by one picture', async () => {
  const queue = createPictureQueue()
  const [drawings, sizes] = [queue.open(20, 'Подождите'), queue.open(20, 'Подождите')]
  const order: string[] = []
  const first = hold()
  const crowd = Array.from({ length: 10 }, (_, number) =>
    drawings(async () => {
      if (number === 0) await first.work()
      order.push('drawing')
    }),
  )
  const visitors = [sizes(async () => order.push('size')), sizes(async () => order.push('size'))]
  first.finish()
  await Promise.all([...crowd, ...visitors])
  expect(order.slice(0, 5)).toEqual(['drawing', 'size', 'drawing', 'size', 'drawing'])
})

test('who comes to a full line is refused with its words, and the other line is open', async () => {
  const queue = createPictureQueue()
  const [drawings, uploads] = [queue.open(2, 'Слишком много чертежей'), queue.open(1, 'Подождите')]
  const first = hold()
  const running = [drawings(first.work), drawings(async () => 2)]
  await expect(drawings(async () => 3)).rejects.toMatchObject({
    kind: 'TOO_MANY_REQUESTS',
    message: 'Слишком много чертежей',
    retryAfter: 60,
  })
  running.push(uploads(async () => 4))
  first.finish()
  expect(await Promise.all(running)).toEqual([undefined, 2, 4])
  expect(await drawings(async () => 5)).toBe(5)
})

test('work that fails is told to who asked for it, and the next goes on', async () => {
  const open = createPictureQueue().open(3, 'Подождите')
  const failing = open(async () => {
    throw new Error('torn file')
  })
  const next = open(async () => 'made')
  await expect(failing).rejects.toThrow('torn file')
  expect(await next).toBe('made')
})

test('work that fails gives its place in the line back, also when it fails at once', async () => {
  const open = createPictureQueue().open(1, 'Подождите')
  await expect(open(() => Promise.reject(new Error('torn file')))).rejects.toThrow('torn file')
  await expect(
    open(() => {
      throw new Error('no memory')
    }),
  ).rejects.toThrow('no memory')
  expect(await open(async () => 'made')).toBe('made')
})
