import path from 'node:path'
import webpack, { type WebpackPluginInstance } from 'webpack'

const ours = (file: string) => path.join(import.meta.dirname, file)

/** Takes out of a remote's federation runtime what a remote never uses: build-time remotes and the texts of error codes. */
export function slimRuntime(): WebpackPluginInstance[] {
  const { NormalModuleReplacementPlugin } = webpack
  return [
    new NormalModuleReplacementPlugin(/^\.\/remotes\.js$/, (resource) => {
      if (resource.context.includes('webpack-bundler-runtime')) resource.request = ours('no-remotes.js')
    }),
    new NormalModuleReplacementPlugin(/^@module-federation\/error-codes$/, ours('error-codes.js')),
  ]
}
