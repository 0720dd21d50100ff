export const countryPrefix = '57'

/** Digits of a Colombian number with the prefix, which is not doubled. */
function withPrefix(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.startsWith(countryPrefix) && digits.length >= 12 ? digits : `${countryPrefix}${digits}`
}

/** S-9-035: opens a WhatsApp chat, with a prefilled text when given. */
export const whatsappLink = (phone: string, text?: string): string =>
  `https://wa.me/${withPrefix(phone)}${text ? `?text=${encodeURIComponent(text)}` : ''}`
export const phoneLink = (phone: string): string => `tel:+${withPrefix(phone)}`
