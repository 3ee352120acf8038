// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { press } from '../outbox/unsent.fixture.ts'
import { parseUnsent } from '../outbox/unsent.ts'
import { UnsentText } from './unsent-text.tsx'

const settings = createSettings()
const [failed = expect.fail()] = parseUnsent([
  press({ text: 'Дом на пятерых', state: 'kept', chat: 'failed', nextAt: 0 }),
])

async function copy(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await openStorefrontScreen(
    () => <UnsentText unsent={failed} form={undefined} onSend={() => undefined} />,
    async () => settings,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Скопировать текст' })))
}

afterEach(() => vi.unstubAllGlobals())

describe('A text whose chat did not open', () => {
  test('is copied', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    await copy(writeText)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Дом на пятерых')
    screen.getByRole('button', { name: 'Скопировано' })
    expect(screen.queryByText(/не дал скопировать/)).toBeNull()
  })

  test('says so where the browser forbids copying, and is selected', async () => {
    await copy(vi.fn().mockRejectedValue(new Error('denied')))
    screen.getByText('Браузер не дал скопировать. Текст выделен: скопируйте его сами.')
    const area = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Дом на пятерых')
  })
})
