import { Link } from '@plaza/ui/router'

/** An address from the configuration: ours stays in the shop, another one opens a new tab, anything that is no address is only text. */
export function ConfiguredLink({ to, text }: { to: string; text: string }) {
  if (to.startsWith('/') && !to.startsWith('//')) return <Link to={to}>{text}</Link>
  if (!/^(https?:|mailto:|tel:)/i.test(to)) return <span>{text}</span>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}

export const configuredLink = (to: string, text: string) => <ConfiguredLink to={to} text={text} />
