// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { uploadImage } from '../../../../api/staff-upload.ts'
import { FileButton } from './file-button.tsx'
import { UploadErrors } from './upload-errors.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

vi.mock('../../../../api/staff-upload.ts', () => ({ uploadImage: vi.fn(), uploadDocument: vi.fn() }))

function Screen() {
  const [urls, setUrls] = useState<readonly string[]>([])
  const { send, sending, errors, cancel } = useUpload((url) => setUrls([...urls, url]))
  return (
    <>
      <FileButton
        label="Загрузить"
        of="снимки"
        multiple
        isBusy={false}
        onFiles={(files) => void send(files)}
      />
      {sending && <UploadProgress sending={sending} onCancel={cancel} />}
      <UploadErrors errors={errors} />
      <p data-testid="urls">{urls.join()}</p>
    </>
  )
}

const upload = vi.mocked(uploadImage)
const picture = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Загрузить: снимки'), { target: { files } }))
const urls = () => screen.getByTestId('urls').textContent

beforeEach(() => void upload.mockReset())

test('pictures arrive one after another, in the order in which they were chosen', async () => {
  upload.mockImplementation(async ({ name }) => {
    await new Promise((resolve) => setTimeout(resolve))
    return `/${name}`
  })
  await openStaffScreen(Screen)
  await choose(picture('a.png'), picture('b.png'), picture('c.png'))
  await screen.findByText('/a.png,/b.png,/c.png')
})

test('what is no picture or too large is not sent, and is told by name, as is what the server refuses', async () => {
  upload.mockRejectedValue(new ApiError(413, 'too large', 'Запрос слишком большой'))
  await openStaffScreen(Screen)
  const text = new File(['нет'], 'список.txt', { type: 'text/plain' })
  await choose(text, picture('яма.png', 5 * 1024 * 1024 + 1), picture('труба.png', 5 * 1024 * 1024))
  expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['труба.png'])
  const told = [...document.querySelectorAll('[role="alert"] .err')].map(({ textContent }) => textContent)
  expect(told).toEqual([
    'Файл список.txt не является изображением',
    'Файл яма.png превышает максимальный размер (5MB)',
    'труба.png: Запрос слишком большой',
  ])
})

test.each([
  ['план.docx', '', 'PK\x03\x04\x14\0', 'Это документ: пришлите снимок страницы (JPEG или PNG).'],
  ['снимки.zip', 'application/zip', 'PK\x03\x04\x14\0', 'Это архив: распакуйте его и пришлите сами снимки.'],
  ['DSC_1.NEF', '', 'II*\0', 'Это необработанный снимок камеры (RAW): сохраните картинку как JPEG'],
  [
    'паспорт.pdf',
    'application/pdf',
    '%PDF-1.7',
    'Это документ PDF: пришлите снимок страницы (JPEG или PNG).',
  ],
  ['монтаж.mov', 'video/quicktime', '\0\0\0\x14ftypqt  ', 'Это видео: пришлите снимок — кадр из него.'],
  ['опись.txt', 'text/plain', 'опись', 'Выберите другой файл или попробуйте этот ещё раз.'],
])(
  '%s (%s) is refused in the specified words, beside the words of the server',
  async (name, type, start, advice) => {
    await openStaffScreen(Screen)
    await choose(new File([start], name, { type }))
    const told = (await screen.findByText(`Файл ${name} не является изображением`)).closest('[role="alert"]')
    expect(told?.querySelector('.hint')?.textContent).toContain(advice)
    expect(upload).not.toHaveBeenCalled()
  },
)

test.each([
  ['\0\0\0\x18ftypheic', 'Это HEIC с iPhone: на iPhone откройте «Настройки»'],
  ['\xff\xd8\xff', 'Файл обрезан или повреждён'],
])(
  'a HEIC that the browser cannot read is told in the words that visitors read: %j',
  async (start, words) => {
    await openStaffScreen(Screen)
    const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0))
    await choose(new File([bytes], 'IMG_1.heic', { type: 'image/heic' }))
    const told = (await screen.findByText('Фото IMG_1.heic этот браузер прочесть не может')).closest(
      '[role="alert"]',
    )
    expect(told?.querySelector('.hint')?.textContent).toContain(words)
  },
)

test.each([
  ['яма.png', 'Фото больше 5 МБ уменьшаются сами, но этот файл браузер прочесть не смог.'],
  ['вода.gif', 'GIF больше 5 МБ мы не уменьшаем: он перестал бы двигаться.'],
])('%s that stays over the limit comes with what to do about it', async (name, advice) => {
  await openStaffScreen(Screen)
  await choose(picture(name, 5 * 1024 * 1024 + 1))
  const told = screen.getByText(`Файл ${name} превышает максимальный размер (5MB)`).closest('[role="alert"]')
  expect(told?.querySelector('.hint')?.textContent).toContain(advice)
})

test('how far it is can be seen, and «Остановить» leaves out what has not arrived', async () => {
  upload.mockImplementation((file, { onProgress, signal }) => {
    if (file.name === 'a.png') return Promise.resolve('/a.png')
    onProgress(0.425)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await openStaffScreen(Screen)
  await choose(picture('a.png'), picture('b.png'), picture('c.png'))
  screen.getByText('Загружается b.png: 43 %')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Остановить' })))
  expect(screen.queryByText(/^Загружается/)).toBeNull()
  expect(urls()).toBe('/a.png')
  expect(upload).toHaveBeenCalledTimes(2)
  expect(document.querySelector('[role="alert"] .err')).toBeNull()
})

test('a form that is left sends nothing more', async () => {
  const signals: AbortSignal[] = []
  upload.mockImplementation((_file, { signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  const staff = await openStaffScreen(Screen)
  await choose(picture('a.png'))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await staff.go('/admin/elsewhere')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
