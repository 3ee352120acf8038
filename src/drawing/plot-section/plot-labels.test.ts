import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collisionsOf } from '../collisions.fixture.ts'
import { plotKey } from './key.ts'
import { plotSections } from './sections.fixture.ts'
import { composePlotView, plotViews } from './view.ts'

describe.each(plotViews)('%s', (view) => {
  test('no text of any plot meets anything', () => {
    fc.assert(
      fc.property(plotSections, (section) => {
        expect(collisionsOf(composePlotView(view, section)), plotKey(section)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
