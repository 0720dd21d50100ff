import path from 'node:path'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import type { FileStore } from './file-store.ts'
import { filesInFolder } from './files-in-folder.ts'

/** Where the environment says that files live. */
export const openFileStore = (env: Env, log: Logger): FileStore => filesInFolder(path.resolve(env.DATA_DIR), log)
