import path from 'node:path'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import type { FileStore } from './file-store.ts'
import { filesInFolder } from './files-in-folder.ts'
import { filesInS3 } from './files-in-s3.ts'

/** Where the environment says that files live: a bucket when the `S3_…` variables name one, else DATA_DIR. */
export function openFileStore(env: Env, log: Logger): FileStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) return filesInFolder(path.resolve(env.DATA_DIR), log)
  return filesInS3({ endpoint, name, accessKeyId, secretAccessKey, region: env.S3_REGION }, log)
}
