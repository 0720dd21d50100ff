/** A plain text as a mail in the name of a business: paragraphs, and links that can be clicked. */
export function mailHtml(sender: string, text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${linked(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
  return `<!doctype html><html lang="es"><body style="margin:0;padding:24px;background:#f8faf9;font:16px/1.5 system-ui,sans-serif;color:#1f2937"><div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e5e7eb;border-radius:20px"><p style="margin:0 0 20px;font-size:20px;font-weight:700">${escaped(sender)}</p>${paragraphs}</div></body></html>`
}

const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
