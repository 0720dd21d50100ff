import type { Business } from '@plaza/contracts/business/business.entity'
import './opening-soon.css'

/** Pages that make sense before the business has its first branch. */
const worksWithoutBranch = /^\/(admin|login|restore-password|google-response|profile|habeas-data|config|terms|coming-soon|atomic)(\/|$)/

/** True when the page at this path can only show products once the business has a branch. */
export const needsBranch = (path: string): boolean => !worksWithoutBranch.test(path)

/** What a shop without a branch shows in the place of its pages. */
export const OpeningSoon = ({ business }: { readonly business: Pick<Business, 'title' | 'support_url'> }) => (
  <section className="sh-soon">
    <h1>{business.title} abre pronto</h1>
    <p>Estamos preparando nuestra primera sede. Vuelve en unos días para hacer tu mercado.</p>
    {business.support_url && (
      <a className="pz-button pz-button--primary" href={business.support_url}>
        Escríbenos
      </a>
    )}
  </section>
)
