import type { Database } from '../../platform/db/database.ts'
import { findStaffOrigin } from './accounts.store.ts'

/** The site's address for what no visitor asks for: PUBLIC_URL, else where staff signed in last, else `otherwise`. */
export const findSiteOrigin = async (
  db: Database,
  publicUrl: string | undefined,
  otherwise: string,
): Promise<string> => publicUrl ?? (await findStaffOrigin(db)) ?? otherwise
