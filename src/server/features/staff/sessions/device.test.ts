import { expect, test } from 'vitest'
import { describeDevice } from './device.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`
const PHONE = `Mozilla/5.0 (Linux; Android 14; K) ${WEBKIT}`
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36`, 'Chrome на Windows'],
  [`${WINDOWS} Chrome/130.0.0.0 YaBrowser/24.10.0.0 Safari/537.36`, 'Яндекс Браузер на Windows'],
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge на Windows'],
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera на Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox на Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox на Linux'],
  [`${PHONE} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome на Android'],
  [`${PHONE} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`, 'Samsung Internet на Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome на ChromeOS'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari на iPhone'],
  [`${IPHONE} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome на iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari на macOS'],
  ['Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) Version/15.6 Mobile Safari/604.1', 'Safari на iPad'],
  ['curl/8.5.0', 'Неизвестное устройство'],
  ['Linux bot', 'Неизвестный браузер на Linux'],
  [null, 'Неизвестное устройство'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
