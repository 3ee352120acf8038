/**
 * Render-blocking classic script that shares no code with the page's modules. It must work until those arrive,
 * and if they never do.
 */
import { replayEventsAfterHydration } from './event-replay.ts'
import { fetchPageCode } from './page-code.ts'
import { rememberVisit } from './visit.ts'
import { watchPictures } from './watch-pictures.ts'

rememberVisit()
watchPictures()
replayEventsAfterHydration()
fetchPageCode()
