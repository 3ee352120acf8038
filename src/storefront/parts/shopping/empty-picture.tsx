import emptyCart from './empty-cart.svg?no-inline'
import emptyCompare from './empty-compare.svg?no-inline'
import emptyList from './empty-list.svg?no-inline'

const pictures = { cart: emptyCart, compare: emptyCompare, list: emptyList }

/** Decorative picture of an EmptyState: an empty pit. */
export function EmptyPicture({ of }: { of: keyof typeof pictures }) {
  return <img src={pictures[of]} alt="" width={240} height={130} />
}
