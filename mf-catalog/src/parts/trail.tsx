import { Breadcrumbs, type Crumb } from '@plaza/ui'

/** The way here with plain anchors, which the face can draw and the shell turns into navigation. */
export const Trail = ({ crumbs }: { crumbs: readonly Crumb[] }) => <Breadcrumbs crumbs={crumbs} link={plain} />

const plain = ({ text, to }: Required<Crumb>) => <a href={to}>{text}</a>
