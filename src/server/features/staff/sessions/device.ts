/** Names by what their browsers call themselves; the first that fits: most call themselves Chrome and Safari as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser|YaApp/, 'Яндекс Браузер'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** An Android calls itself Linux too, an iPhone Mac OS. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1]

/** Browser and system in plain words: «Chrome на Windows». */
export function describeDevice(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '')
  const system = nameIn(SYSTEMS, userAgent ?? '')
  if (system === undefined) return browser ?? 'Неизвестное устройство'
  return `${browser ?? 'Неизвестный браузер'} на ${system}`
}
