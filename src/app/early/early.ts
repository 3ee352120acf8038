/**
 * Runs before anything of the page is shown: a small classic script that shares nothing with the page's own code. What it
 * does must hold until that code is here, and when it never comes.
 */
import { replayEventsAfterHydration } from './event-replay.ts'
import { watchPictures } from './watch-pictures.ts'

watchPictures()
replayEventsAfterHydration()
