export { findRedirect, putRedirect } from './redirects.store.ts'
