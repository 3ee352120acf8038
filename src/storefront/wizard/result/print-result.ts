import { seconds } from '../../../lib/duration.ts'
import { RESULT_ID } from '../state/result-anchor.ts'

/** Longest time that printing waits for pictures that nobody has scrolled to. */
const PICTURES_TIMEOUT = seconds(4)

/** Prints the result once its pictures are there. */
export async function printResult(): Promise<void> {
  // Loads what the early script holds back until it is near.
  dispatchEvent(new Event('beforeprint'))
  // For browsers that cannot print what is folded.
  for (const folded of document.querySelectorAll(`#${RESULT_ID} details`)) folded.setAttribute('open', '')
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`#${RESULT_ID} img`)]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.race([
    Promise.allSettled(pictures.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT)),
  ])
  print()
}
