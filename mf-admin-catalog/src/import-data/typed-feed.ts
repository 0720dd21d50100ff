interface FeedFields {
  readonly url: string
  readonly cron: string
}

/** What was typed over the stored address and schedule; a field that nobody touched is not in it. */
export type TypedFeed = Partial<FeedFields>

/** The two fields as they stand on the screen. */
export const shownFeed = (stored: FeedFields, typed: TypedFeed): FeedFields => ({
  url: typed.url ?? stored.url,
  cron: typed.cron ?? stored.cron,
})

/** What is left to save after `sent` was: what was typed meanwhile. */
export function withoutSaved({ url, cron }: TypedFeed, sent: FeedFields): TypedFeed {
  return { ...(url !== undefined && url !== sent.url && { url }), ...(cron !== undefined && cron !== sent.cron && { cron }) }
}
