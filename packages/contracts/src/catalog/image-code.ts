/** B-5-033: the SKU or bar code a picture's name stands for: what is before the extension, without folders. Null when nothing is. */
export function imageCode(fileName: string): string | null {
  const name = fileName.split(/[\\/]/).at(-1) ?? ''
  const code = name.replace(/\.[^.]*$/, '').trim()
  return code === '' || code.length > 100 ? null : code
}
