export interface BuildRequest {
  folder: string
  /** Defaults to the version of the working tree (`1.0.0-1a2b3c4d`). */
  version?: string
  development?: boolean
  /** Where the result goes; the package's own `dist` by default. */
  dist?: string
}

export interface BuildResult {
  name: string
  version: string
  dist: string
  milliseconds: number
}
