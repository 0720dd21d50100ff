import type { Business } from './business.entity.ts'

/** Who sells, in one line (Ley 1480 art. 50): the legal identity, else the footer's legal text; null where the business gave neither. */
export const sellerText = ({ legal_identity, footer_config }: Pick<Business, 'legal_identity' | 'footer_config'>): string | null =>
  identityText(legal_identity) ?? footer_config?.legal ?? null

/** `Mercasamán S.A.S. · NIT 901.555.010-4 · …`; null without any part. */
export function identityText(identity: Business['legal_identity']): string | null {
  const { name, nit, address, phone, email } = identity ?? {}
  return [name, nit && `NIT ${nit}`, address, phone && `Tel. ${phone}`, email].filter(Boolean).join(' · ') || null
}
