/** Title of the inquiry that the server took last in this document; empty before one. A page that breaks after it still says so. */
export const lastTaken = { title: '' }
