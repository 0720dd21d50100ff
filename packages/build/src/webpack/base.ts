import { createRequire } from 'node:module'
import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import { federationRuntimeAliases } from './federation-runtime.ts'
import { IntegrityPlugin } from './integrity.ts'
import { MinifyPlugin } from './minify.ts'

export interface BuildOptions {
  version: string
  outputPath: string
  /** Where the sources are, when not in the folder of that name. */
  folder?: string
  /** Development: readable code, source maps in files of their own (the page's policy forbids eval), React's warnings. */
  development?: boolean
}

const require = createRequire(import.meta.url)

/** What shell and remotes have in common; `own` adds entry and federation. */
export function baseConfiguration(
  folder: string,
  uniqueName: string,
  publicPath: string,
  options: BuildOptions,
  own: { entry: Configuration['entry']; plugins: Configuration['plugins']; cacheGroups?: object; atOnce?: readonly string[] },
): Configuration {
  const development = options.development ?? false
  return {
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: own.entry,
    devtool: development ? 'source-map' : false,
    output: output(uniqueName, publicPath, options),
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: federationRuntimeAliases() },
    module: { rules: rules() },
    optimization: {
      minimize: false,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      splitChunks: { chunks: 'async', cacheGroups: { ...own.cacheGroups } },
    },
    plugins: [
      ...(own.plugins ?? []),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css', chunkFilename: '[id].[contenthash:12].css', ignoreOrder: true }),
      new IntegrityPlugin(),
      ...(development ? [] : [new MinifyPlugin(own.atOnce ?? [])]),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

function output(uniqueName: string, publicPath: string, options: BuildOptions): Configuration['output'] {
  return {
    path: path.resolve(options.outputPath),
    publicPath,
    uniqueName,
    filename: '[name].[contenthash:12].js',
    chunkFilename: '[id].[contenthash:12].js',
    assetModuleFilename: '[name].[contenthash:12][ext]',
    // A module that throws while evaluating must reject every time, not come back empty the second time.
    strictModuleErrorHandling: true,
    chunkLoadTimeout: 10_000,
    hashFunction: 'xxhash64',
  }
}

const rules = () => [
  { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: require.resolve('swc-loader'), options: swc } },
  // Contracts describe, they do nothing on import: what a remote does not use stays out of its bundle.
  { test: /packages[\\/]contracts[\\/]src[\\/]/, sideEffects: false },
  {
    test: /\.css$/,
    use: [MiniCssExtractPlugin.loader, { loader: require.resolve('css-loader'), options: { sourceMap: false } }],
    sideEffects: true,
  },
  { test: /\.(woff2?|png|jpe?g|webp|avif|svg|gif)$/, type: 'asset/resource' },
]

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    // Never the development runtime: the shell provides `react/jsx-runtime` only.
    transform: { react: { runtime: 'automatic', development: false } },
  },
  sourceMaps: true,
}
