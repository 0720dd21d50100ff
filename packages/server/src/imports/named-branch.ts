interface NamedOffice {
  readonly id: string
  readonly name: string
}

const like = (text: string) => text.trim().toLowerCase()

/** The branches that a file means by this text: the one with this id, else those with this name. */
export function branchesNamed(offices: readonly NamedOffice[], text: string): string[] {
  const byId = offices.filter(({ id }) => id === text.trim())
  return (byId.length > 0 ? byId : offices.filter(({ name }) => like(name) === like(text))).map(({ id }) => id)
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Why prices of one branch are not written into another. */
export const otherBranchText = (named: readonly string[], chosen: readonly string[]): string =>
  `El archivo trae precios y existencias de ${list.format(named)}, y elegiste ${list.format(chosen)}. ` +
  'Elige la misma sede, o deja «Sede» en «No importar» si de verdad quieres llevarlos a otra.'
