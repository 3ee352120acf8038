import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type ProjectShape, parseProjectKey } from './project-shape.ts'
import { drawProjectView, projectViewSize, projectViews } from './project-view.ts'

const keys = [
  'topas-box-1160x1000x3100-960-pump-run18-water120-loam-ditch',
  'topas-box-1660x1360x3100-1740-pump-run22-water130-clay-slope',
  'topas-box-950x970x2500-500-gravity-run3-sand-well2',
  'topas-box-12000x12000x4000-2500-pump-run40-water30-peat-ditch',
  'topas-box-500x500x800-300-gravity-run40-water250-sandy-loam-field',
  'eurolos-cylinder-1500x2100-640-gravity-run12-sand-well3',
  'eurolos-low-11000x1200x1700-560-pump-run13-water90-mixed-ditch',
  'eurolos-septic-unknown-550-gravity-sand-field',
  'bio-s-box-unknown-480-gravity-run9-sandy-loam-well2',
  'topas-box-1080x1170x2600-600-pump-water80-mixed-away',
]

const read = (key: string): ProjectShape => {
  const shape = parseProjectKey(key)
  if (!shape) throw new Error(`Not a key: ${key}`)
  return shape
}

describe.each(keys)('%s', (key) => {
  const shape = read(key)

  test.each(projectViews)('%s is a picture of the promised size', async (view) => {
    const svg = drawProjectView(view, shape)
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|(width|height|r)="-/)
    expect(svg.length).toBeLessThan(16_000)
    expect(drawProjectView(view, shape)).toBe(svg)
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
    expect({ format, width, height }).toEqual({ format: 'svg', ...projectViewSize(view) })
  })
})

test('ground water is drawn only where it was met', () => {
  const met = read('topas-box-1160x1000x3100-960-pump-run18-water120-loam-ditch')
  expect(drawProjectView('project', met)).toContain('url(#w)')
  expect(drawProjectView('project', { ...met, water: null })).not.toContain('url(#w)')
})

test('boards hold the walls of a wet pit only', () => {
  const wet = read('topas-box-1160x1000x3100-960-pump-run18-water120-loam-ditch')
  const boards = (shape: ProjectShape) => drawProjectView('project-pit', shape).split('#e4d5b8').length - 1
  expect(boards(wet)).toBeGreaterThan(boards({ ...wet, water: null }))
})
