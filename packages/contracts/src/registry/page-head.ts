import type { Business } from '../business/business.entity.ts'

/** What the browser's tab, search engines and link previews say of a page. Plain data: whoever writes it into HTML escapes it. */
export interface PageHead {
  /** Words of the page, at most 60 or so; the business's name is added (`titleOf`) unless it stands in them. */
  readonly title: string
  /** One or two sentences; search engines show about 155 characters. */
  readonly description?: string | undefined
  /** A picture for link previews: `/media/…` with its width and ending, or an absolute address. */
  readonly image?: string | undefined
  readonly type?: 'website' | 'product' | 'article'
  /** Keeps the page out of search engines, as when what it names does not exist. */
  readonly robots?: 'noindex'
  /** What the address names does not exist: answered with 404, and kept out of search engines. */
  readonly missing?: true
  /** schema.org objects without `@context`. */
  readonly jsonLd?: readonly object[]
}

/** The document's title: `Aguacate Hass | Mercasamán`. */
export const titleOf = ({ title }: Pick<PageHead, 'title'>, { title: name, app_title }: Named): string =>
  title.includes(name) || title === app_title ? title : `${title} | ${name}`

/** The title of a page whose head says nothing, from its manifest's `title`; without one the site's own words (S-1-015). */
export const plainTitle = (title: string | undefined, { title: name, app_title }: Named): string =>
  title?.replaceAll('{title}', name) ?? (app_title || name)

type Named = Pick<Business, 'title' | 'app_title'>
