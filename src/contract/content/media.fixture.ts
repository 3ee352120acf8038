import type { Media } from './media.ts'

/** A picture that stands nowhere, with what a test gives it. */
export const createFile = (given: Partial<Media> = {}): Media => ({
  id: 1,
  url: '/assets/uploads/a.webp',
  kind: 'picture',
  name: 'a.jpg',
  alt: '',
  width: 1,
  height: 1,
  bytes: 1024 * 1024,
  usedIn: [],
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...given,
})
