const AS_JPEG = 'сохраните картинку как JPEG и загрузите снова'
const PHONE =
  'на iPhone откройте «Настройки» → «Камера» → «Форматы» → «Наиболее совместимый» или отправьте снимок экрана'

/** What a file is that is no picture of ours, and what to do: HEIC, a film, a document … Each text is whole sentences. */
const KINDS: readonly { is(start: string, name: string): boolean; words: string }[] = [
  { is: (start) => start === '', words: `Файл пустой: выберите его ещё раз или пришлите другой.` },
  { is: (start) => /^....ftyp(?:hei|hev|mif1|msf1)/s.test(start), words: `Это HEIC с iPhone: ${PHONE}.` },
  { is: (start) => /^....ftypavi[fs]/s.test(start), words: `Это AVIF: ${AS_JPEG}.` },
  {
    is: (start, name) =>
      /^....ftypcrx |^FUJIFILMCCD-RAW|^IIU\0|^IIR[OS]|^II\*\0.{4}CR/s.test(start) ||
      (/^(?:II\*\0|MM\0\*)/.test(start) && /\.(?:dng|nef|arw|cr2|orf|rw2|pef|srw|raf)$/i.test(name)),
    words: `Это необработанный снимок камеры (RAW): ${AS_JPEG}.`,
  },
  { is: (start) => /^(?:II\*\0|MM\0\*)/.test(start), words: `Это TIFF: ${AS_JPEG}.` },
  { is: (start) => /^BM.{4}\0{4}/s.test(start), words: `Это BMP: ${AS_JPEG}.` },
  {
    is: (start) => start.startsWith('\xff\x0a') || /^....JXL /s.test(start),
    words: `Это JPEG XL: ${AS_JPEG}.`,
  },
  { is: (start) => start.startsWith('8BPS'), words: `Это рисунок Photoshop: ${AS_JPEG}.` },
  {
    is: (start, name) =>
      start.startsWith('\xd0\xcf\x11\xe0') ||
      (start.startsWith('PK\x03\x04') &&
        (/\.(?:docx|xlsx|pptx|odt|ods|pages)$/i.test(name) ||
          /\0(?:word|xl|ppt)\/|\[Content_Types\]/.test(start))),
    words: 'Это документ: пришлите снимок страницы (JPEG или PNG).',
  },
  {
    is: (start) => ['PK\x03\x04', 'Rar!', '7z\xbc\xaf'].some((mark) => start.startsWith(mark)),
    words: 'Это архив: распакуйте его и пришлите сами снимки.',
  },
  {
    is: (start) => start.startsWith('%PDF'),
    words: 'Это документ PDF: пришлите снимок страницы (JPEG или PNG).',
  },
  {
    is: (start) => /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i.test(start),
    words: 'Это веб-страница: откройте её и сохраните саму картинку.',
  },
  {
    is: (start) => /<svg[\s>]/i.test(start),
    words: 'Это рисунок SVG: сохраните его как PNG и загрузите снова.',
  },
  {
    is: (start) => /^....(?:ftyp|moov|mdat)|^RIFF....AVI /s.test(start) || start.startsWith('\x1aE\xdf\xa3'),
    words: 'Это видео: пришлите снимок — кадр из него.',
  },
]

/** First bytes of a file that tell its kind. */
const START = 1024

/** A sentence that names the kind of a file by its bytes and says what to do; null for a kind that is not known. */
export function describeForeign(source: Uint8Array, name: string): string | null {
  const start = Buffer.from(source.subarray(0, START)).toString('latin1')
  return KINDS.find(({ is }) => is(start, name))?.words ?? null
}

/** What to do with a picture of a kind that is taken, which cannot be read to its end. */
export const CUT_OFF = 'Он обрезан или повреждён, скорее всего не загрузился до конца: отправьте его ещё раз.'
