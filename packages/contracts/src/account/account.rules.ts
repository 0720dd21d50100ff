import * as z from 'zod/mini'
import { accountTexts } from './account.messages.ts'

/** S-5-001, A-22: longer than 5 characters, has @, no spaces. */
export const isEmail = (text: string): boolean => text.length > 5 && text.includes('@') && !/\s/.test(text)

/**
 * One spelling of an e-mail that people type or paste in several: without what nobody sees (zero-width signs, marks of direction), wide and
 * composed letters as the keyboard writes them.
 */
export const normalizeEmail = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .trim()
    .replace(/[^\0-\x7f]/gu, (letter) => letter.toLowerCase())

/** Of a normalized e-mail: only letters that no letter of another alphabet is taken for. Spanish domains may have theirs (`muñoz.co`). */
export const isReadableEmail = (text: string): boolean => /^[!-~áéíóúüñ]*$/.test(text)

/** A day or moment that has been, of a person who may be alive. */
export const isBirthday = (text: string): boolean => {
  const year = Number(/^(\d{4})-\d{2}-\d{2}(T.*)?$/.exec(text)?.[1])
  return year > 1880 && Date.parse(text) <= Date.now()
}

/** raise to 10 here. */
export const phoneMinLength = 9
/** more than 5 at creation, 8 or more at reset. */
export const passwordMinLength = 6
export const newPasswordMinLength = 8
export const nameMinLength = 4
/** Longer passwords only make hashing slow. */
const passwordMaxLength = 200

const filled = (error: string) => z.minLength(1, { error, abort: true })

export const emailField = z.string().check(
  z.maxLength(254),
  z.refine((text) => isEmail(text), accountTexts.emailLooksWrong),
)
/** An e-mail that becomes an account's; answers it normalized. `emailField` is for one that an account already has. */
export const newEmailField = z.string().check(
  z.overwrite(normalizeEmail),
  z.maxLength(254),
  z.refine((text) => isEmail(text), { error: accountTexts.emailLooksWrong, abort: true }),
  z.refine((text) => isReadableEmail(text), accountTexts.emailForeign),
)
export const nameField = z
  .string()
  .check(filled(accountTexts.nameRequired), z.minLength(nameMinLength, accountTexts.nameTooShort), z.maxLength(100))
export const phoneField = z
  .string()
  .check(filled(accountTexts.phoneRequired), z.minLength(phoneMinLength, accountTexts.phoneTooShort), z.maxLength(20))
export const passwordField = z.string().check(z.minLength(passwordMinLength, accountTexts.passwordTooShort), z.maxLength(passwordMaxLength))
export const newPasswordField = z
  .string()
  .check(z.minLength(newPasswordMinLength, accountTexts.newPasswordTooShort), z.maxLength(passwordMaxLength))
/** S-5-014, S-5-015: digits, with or without the country's prefix; anything else is no phone that a text message reaches. */
export const otpPhoneField = z.string().check(
  filled(accountTexts.phoneRequired),
  z.maxLength(20),
  z.refine((text) => /^\+?[\d\s-]+$/.test(text), accountTexts.phoneTooShort),
)
