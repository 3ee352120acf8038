export { findRedirect } from './redirects.store.ts'
