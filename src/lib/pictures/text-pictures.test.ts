import { expect, test } from 'vitest'
import { picturesIn } from './text-pictures.ts'

test.each([
  ['Без картинок, [ссылка](/catalog)', []],
  ['![](/assets/a.jpg)', ['/assets/a.jpg']],
  [
    'Яма ![Яма](/assets/a.jpg "Подпись") и ![Труба](https://cdn.example/b.png)',
    ['/assets/a.jpg', 'https://cdn.example/b.png'],
  ],
  ['![Свёрнутая](data:image/png;base64,AA==) ![Чужая](//example.org/a.png) ![Рядом](a.png)', []],
  ['!['.repeat(20_000), []],
])('%#: pictures of a text', (text, pictures) => {
  expect(picturesIn(text)).toEqual(pictures)
})
