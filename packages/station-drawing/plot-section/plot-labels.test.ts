import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collisionsOf } from '../collisions.fixture.ts'
import { toSvg } from '../core/composition.ts'
import { plotKey } from './key.ts'
import { plotSections } from './sections.fixture.ts'
import { composePlotView, plotViews } from './view.ts'

describe.each(plotViews)('%s', (view) => {
  test('no text of any plot meets anything', () => {
    fc.assert(
      fc.property(plotSections, (section) => {
        const composition = composePlotView(view, section)
        expect(collisionsOf(composition), plotKey(section)).toEqual([])
        // Throws for a character without an outline.
        toSvg(composition)
      }),
      { numRuns: 100 },
    )
  })
})
