const TIME = String.raw`(\d{1,2})[:.](\d{2})`
const SPAN = new RegExp(String.raw`${TIME}\s*[-–—]\s*${TIME}`, 'g')

/** Working hours in typographic form: «9:00-19:00 без выходных» → «9:00–19:00, без выходных». */
export function formatWorkingHours(text: string): string {
  return text
    .replace(SPAN, (_span, hour, minute, endHour, endMinute) => `${hour}:${minute}–${endHour}:${endMinute}`)
    .replace(/(–\d{1,2}:\d{2})\s+(?=\p{L})/gu, '$1, ')
}
