import type { CartItem } from './cart.ts'

/** The classes of a snapshot's manufacturer with its colour, as far as the drawing tells whose it is. */
export function manufacturerClass({ drawing }: CartItem): string {
  if (drawing?.startsWith('topas-')) return 'mf'
  if (drawing?.startsWith('eurolos-')) return 'mf mf--eurolos'
  return drawing?.startsWith('bio-s-') ? 'mf mf--bios' : 'muted'
}
