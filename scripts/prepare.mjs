// Installs and builds a version that is not to start yet: `npm run upgrade` runs the one of the new version (docs/operations/upgrade.md).
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled, fail } from './ensure-install.mjs'
import { chooseNode } from './ensure-node.mjs'

ensureInstalled()
if (!(await ensureBuilt(chooseNode()))) fail('The pages were not built; the reason is above.')
