import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Compilation, type Configuration } from 'webpack'
import { writeRemoteArtifact } from '../artifact/remote-artifact.ts'
import { writeShellArtifact } from '../artifact/shell-artifact.ts'
import { localVersion } from '../artifact/source-hash.ts'
import type { Configure } from '../webpack/index.ts'
import { readPackage } from '../workspace.ts'
import type { BuildRequest, BuildResult } from './build-request.ts'
import { inOneStep } from './in-one-step.ts'
import { linkPlatform } from './link-platform.ts'

/** Builds one remote or the shell into dist, replaced in one step at the end: a failed build leaves the old one. */
export async function buildPackage({ folder, development = false, ...request }: BuildRequest): Promise<BuildResult> {
  const started = performance.now()
  const version = request.version ?? localVersion(folder, development)
  const { name } = readPackage(folder)
  const dist = request.dist ?? path.join(folder, 'dist')
  linkPlatform(folder)
  await inOneStep(folder, dist, async (staging) => {
    const configuration = (await configureOf(folder))({ version, development, outputPath: staging, folder })
    const compilation = await run(configuration)
    await (name === 'shell' ? writeShellArtifact : writeRemoteArtifact)({ folder, version, compilation, dist: staging, development })
  })
  return { name, version, dist, milliseconds: Math.round(performance.now() - started) }
}

async function configureOf(folder: string): Promise<Configure> {
  return (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)).default
}

/** The sources are at fault; the message says where, a stack of ours would only hide it. */
export class CompileError extends Error {}

/** Runs webpack once. Errors come as one text with every message. */
function run(configuration: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    if (compiler === null) return reject(new Error('webpack refused the configuration'))
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure)
        if (stats === undefined || stats.hasErrors())
          return reject(new CompileError(stats?.toString({ preset: 'errors-only', colors: false })))
        resolve(stats.compilation)
      })
    })
  })
}
