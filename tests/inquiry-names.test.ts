import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listSources, root } from './support/files.ts'

const wordsOf = (name: string) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
const has = (name: string, words: RegExp) => wordsOf(name).some((word) => words.test(word))

test('what a visitor sends is an inquiry: no file or folder calls it otherwise', () => {
  const names = new Set(
    listSources(/\.(?:tsx?|css)$/).flatMap((file) => file.split('/').map((part) => part.replace(/\..*/, ''))),
  )
  const wrong = [...names].filter((name) => has(name, /^(?:lead|attempt|request)s?$/i))
  // The setting `leadHandling` of the API, and the id and the span of an HTTP request, as they are called everywhere.
  expect(wrong.sort()).toEqual(['lead-handling', 'request-id', 'request-span'])
})

test('and nothing that the rooms of inquiries export', () => {
  const exported = /^export (?:default )?(?:async )?(?:const|let|function|class|type|interface) (\w+)/gm
  const rooms = listSources(/inquir.*(?<!\.test)\.tsx?$/)
  const names = rooms.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(exported)].map(([, name = '']) => name),
  )
  expect(names).toContain('updateInquiry')
  // That setting, and the purpose `request` of a consent, which is stored.
  const given = ['LEAD_HANDLING', 'LeadHandling', 'REQUEST_PURPOSE']
  expect(names.filter((name) => has(name, /^(?:lead|attempt|request)s?$/i)).toSorted()).toEqual(given)
})
