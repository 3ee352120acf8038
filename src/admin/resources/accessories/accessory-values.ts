import type { z } from 'zod'
import type { newAccessorySchema } from '../../../contract/catalogue/accessories.ts'
import { toWholeKopecks } from '../../../lib/text/number-text.ts'

type NewAccessory = z.input<typeof newAccessorySchema>

/** Values of the form: prices in rubles, as they are typed. */
export type AccessoryValues = Omit<NewAccessory, 'technicalSpecs' | 'price' | 'installationPrice'> & {
  price: string
  installationPrice: string
}

/** A new accessory as it is sent; the form has asked for its price. */
export const toNew = ({ price, installationPrice, ...values }: AccessoryValues): NewAccessory => ({
  ...values,
  price: toWholeKopecks(price) ?? Number.NaN,
  installationPrice: toWholeKopecks(installationPrice),
})

/** The changed fields as they are sent. */
export function toChanges({ price, installationPrice, ...values }: Partial<AccessoryValues>) {
  return {
    ...values,
    ...(price !== undefined && { price: toWholeKopecks(price) ?? Number.NaN }),
    ...(installationPrice !== undefined && { installationPrice: toWholeKopecks(installationPrice) }),
  }
}
