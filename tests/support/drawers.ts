import { fireEvent } from '@testing-library/react'
import { expect } from 'vitest'
import { waitFor } from './wait-for.ts'

/** Waits until the layout has its drawers, whose code comes with a visitor's first sign. */
export async function waitForDrawers(): Promise<void> {
  fireEvent.pointerMove(document.body)
  await waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(3))
}
