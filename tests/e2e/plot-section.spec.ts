import { expect, test, visit } from '../support/e2e.ts'

const PLOT =
  '/?residents=5&livingType=permanent&pipeDepth=50&groundWater=low&soilType=loam&waterDisposal=drainage_ditch' +
  '&distanceToInstallation=8&distanceToDisposal=12&ditchDepth=120&plotFall=40'

test('The result shows the visitor his own plot in drawings that fit his screen, and their numbers in words', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await visit(page, PLOT)
  const section = page.getByRole('region', { name: 'Разрез вашего участка' })
  const pictures = section.getByRole('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)
    const drawn = await picture.evaluate(({ currentSrc, naturalWidth, clientWidth }: HTMLImageElement) => ({
      isNarrow: /-narrow\//.test(currentSrc),
      // Letters of 14 px stay above 11 px.
      scale: clientWidth / naturalWidth,
    }))
    expect(drawn.isNarrow).toBe(isMobile)
    expect(drawn.scale).toBeGreaterThan(0.79)
  }
  await expect(pictures.first()).toHaveAttribute(
    'alt',
    /труба у дома на глубине 50\sсм, до станции 8\sм.*до канавы 12\sм, глубина 120\sсм/,
  )
  await expect(section.getByRole('row', { name: 'Дно канавы 120 см ваш ответ' })).toBeVisible()
  await expect(section.getByText('Выпуск в канаву')).toBeVisible()
})
