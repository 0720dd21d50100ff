interface Versioned {
  readonly lastUpdateDate?: string | null | undefined
}

/** The state of a record as `ETag` and `If-Match` name it. */
export const versionOf = ({ lastUpdateDate }: Versioned): string => `"${lastUpdateDate ?? ''}"`

/** What stands saved by now, out of the `data` of a 412 that refused an overtaken change; null when it is not there. */
export function currentOf<Record>(
  schema: { safeParse(value: unknown): { success: boolean; data?: Record | undefined } },
  data: unknown,
): Record | null {
  return schema.safeParse((data as { current?: unknown } | null)?.current).data ?? null
}
