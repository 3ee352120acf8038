import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'
import { findLooseTexts } from './support/jsx-texts.ts'

test('what comes and goes beside a text stands in an element of its own: page translators move texts', () => {
  const files = listFiles('src', /\.tsx$/).filter((file) => !/\.(?:test|fixture)\.tsx$/.test(file))
  const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  expect(findLooseTexts(sources), 'put the text, or what comes and goes, into a <span>').toEqual([])
})

/** One component that shows this. */
const shows = (jsx: string) => [{ file: 'src/some.tsx', text: `const Some = ({ a, b, c }) => (${jsx})` }]

test.each([
  '<p>{a && <b />} text</p>',
  '<p>text{a && "more"}</p>',
  '<p>{a}{b && <i />}{c}</p>',
  '<p>{a && <>, <b /></>}</p>',
  '<>{a ? <Spinner /> : b && <Icon />}{c}</>',
  '<p>{a.map((one) => <b key={one} />)} text</p>',
  '<div>{a ? <p>one <b /></p> : <p>other</p>}</div>',
  '<div>{a ? <p>one <b /></p> : <><p>other</p><p>more</p></>}</div>',
  '<div>{a ? <p>one <b /></p> : b ? <i>more</i> : <p>other</p>}</div>',
])('a translator breaks %s', (jsx) => {
  expect(findLooseTexts(shows(jsx))).toHaveLength(1)
})

test.each([
  '<p>{a && <b />}<span>text</span></p>',
  '<p>text{a && <span>, {b}</span>}</p>',
  '<p>{a ? "one" : "other"}</p>',
  '<p>{a ? "one" : "other"} text</p>',
  '<p>text {a && <b />}</p>',
  '<div>{a ? <p key="one">one <b /></p> : <p>other</p>}</div>',
])('a translator does no harm to %s', (jsx) => {
  expect(findLooseTexts(shows(jsx))).toEqual([])
})
