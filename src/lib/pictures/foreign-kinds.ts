const AS_JPEG = 'сохраните картинку как JPEG и загрузите снова'
const PHONE =
  'на iPhone откройте «Настройки» → «Камера» → «Форматы» → «Наиболее совместимый» или отправьте снимок экрана'

interface Kind {
  is(start: string, name: string): boolean
  /** Names that tell it when the bytes tell nothing. */
  names?: RegExp
  words: string
}

const RAW = /\.(?:dng|nef|arw|cr[23]|orf|rw2|pef|srw|raf)$/i

/** What a file is that is no picture of ours, and what to do: HEIC, a film, a document … Each text is whole sentences. */
const KINDS: readonly Kind[] = [
  { is: (start) => start === '', words: `Файл пустой: выберите его ещё раз или пришлите другой.` },
  {
    is: (start) => /^....ftyp(?:hei|hev|mif1|msf1)/s.test(start),
    names: /\.hei[cf]$/i,
    words: `Это HEIC с iPhone: ${PHONE}.`,
  },
  { is: (start) => /^....ftypavi[fs]/s.test(start), words: `Это AVIF: ${AS_JPEG}.` },
  {
    is: (start, name) =>
      /^....ftypcrx |^FUJIFILMCCD-RAW|^IIU\0|^IIR[OS]|^II\*\0.{4}CR/s.test(start) ||
      (/^(?:II\*\0|MM\0\*)/.test(start) && RAW.test(name)),
    names: RAW,
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
          // Folders of photos may have such names too; parts of a document end in .xml or .rels.
          /\0(?:word|xl|ppt|_rels)\/[^\0]*\.(?:xml|rels)|\[Content_Types\]/.test(start))),
    names: /\.(?:docx?|xlsx?|pptx?|od[ts]|pages)$/i,
    words: 'Это документ: пришлите снимок страницы (JPEG или PNG).',
  },
  {
    is: (start) => ['PK\x03\x04', 'Rar!', '7z\xbc\xaf'].some((mark) => start.startsWith(mark)),
    names: /\.(?:zip|rar|7z)$/i,
    words: 'Это архив: распакуйте его и пришлите сами снимки.',
  },
  {
    is: (start) => start.startsWith('%PDF'),
    names: /\.pdf$/i,
    words: 'Это документ PDF: пришлите снимок страницы (JPEG или PNG).',
  },
  {
    // With its mark of UTF-8 or UTF-16.
    is: (start) =>
      /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(?:!doctype html|html)\b/i.test(start.replaceAll('\0', '')),
    words: 'Это веб-страница: откройте её и сохраните саму картинку.',
  },
  {
    is: (start) => /<svg[\s>]/i.test(start),
    words: 'Это рисунок SVG: сохраните его как PNG и загрузите снова.',
  },
  {
    is: (start) => /^....(?:ftyp|moov|mdat)|^RIFF....AVI /s.test(start) || start.startsWith('\x1aE\xdf\xa3'),
    names: /\.(?:mp4|m4v|mov|avi|mkv|webm|3gp|wmv)$/i,
    words: 'Это видео: пришлите снимок — кадр из него.',
  },
]

/** Allowed formats by their first bytes; file names are not trusted, and other decoders are never run. */
const TAKEN = [
  { format: 'jpeg', extension: 'jpg', begins: (start: string) => start.startsWith('\xff\xd8\xff') },
  { format: 'png', extension: 'png', begins: (start: string) => start.startsWith('\x89PNG\r\n\x1a\n') },
  { format: 'gif', extension: 'gif', begins: (start: string) => /^GIF8[79]a/.test(start) },
  {
    format: 'webp',
    extension: 'webp',
    begins: (start: string) => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
  },
] as const

/** A format of pictures that is taken. */
export type TakenKind = (typeof TAKEN)[number]

/** First bytes of a file that tell its kind. */
const START = 1024

const toStart = (source: Uint8Array) => String.fromCharCode(...source.subarray(0, START))

/** The format of a picture by its bytes; null for one that is not taken. */
export function findTaken(source: Uint8Array): TakenKind | null {
  const start = toStart(source)
  return TAKEN.find(({ begins }) => begins(start)) ?? null
}

/** A sentence that names the kind of a file by its bytes, or else its name, and says what to do; null for a kind that is not known. */
export function describeForeign(source: Uint8Array, name: string): string | null {
  const start = toStart(source)
  const kind = KINDS.find(({ is }) => is(start, name)) ?? KINDS.find(({ names }) => names?.test(name))
  return kind?.words ?? null
}

/** What to do with a picture of a kind that is taken, which cannot be read to its end. */
export const CUT_OFF =
  'Файл обрезан или повреждён, скорее всего не загрузился до конца: отправьте его ещё раз.'

const readStart = async (file: File) => new Uint8Array(await file.slice(0, START).arrayBuffer())

/** In a browser: what a file is that is not sent, in the server's words; null for a picture that is taken, or when nobody knows. */
export async function describeFile(file: File): Promise<string | null> {
  const source = await readStart(file).catch(() => null)
  return source === null || findTaken(source) ? null : describeForeign(source, file.name)
}

/** In a browser: why a file cannot be read as a picture, in the server's words; null when nobody knows. */
export async function describeUnreadable(file: File): Promise<string | null> {
  const source = await readStart(file).catch(() => null)
  return source !== null && findTaken(source) ? CUT_OFF : describeFile(file)
}
