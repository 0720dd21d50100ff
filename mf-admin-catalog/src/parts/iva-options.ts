import { type IvaClass, ivaClasses, ivaClassLabels, ivaUndefined } from '@plaza/contracts/catalog/iva-class'

export const ivaOptions = ivaClasses.map((value) => ({ value, label: ivaClassLabels[value] }))

export const ivaText = (chosen: IvaClass | null | undefined): string => (chosen ? ivaClassLabels[chosen] : ivaUndefined)

/** The first choice where none is an answer too: what applies then. */
export const inheritedIvaText = (inherited: IvaClass | null | undefined): string =>
  `Según la categoría (${inherited ? ivaClassLabels[inherited] : ivaUndefined.toLowerCase()})`
