interface Versioned {
  readonly lastUpdateDate?: string | null | undefined
}

/** The state of a record as `ETag` and `If-Match` name it. */
export const versionOf = ({ lastUpdateDate }: Versioned): string => `"${lastUpdateDate ?? ''}"`
