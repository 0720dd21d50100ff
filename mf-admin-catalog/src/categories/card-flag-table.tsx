import type { CardConfig, SubCategoryCardConfig } from '@plaza/contracts/catalog/card-config.entity'
import { TextArea } from '@plaza/ui/forms'
import { alertKeys, flagLabels, flagsFor, keyOf, shown, type Surface, withFlag } from './card-words.ts'

interface Props {
  readonly config: SubCategoryCardConfig
  /** What holds where this one says nothing: the category's, for a sub-category. */
  readonly above: CardConfig | null | undefined
  readonly ofSub: boolean
  readonly onChange: (config: SubCategoryCardConfig) => void
}

const surfaces: readonly { readonly key: Surface; readonly header: string; readonly alert: string }[] = [
  { key: 'card', header: 'Tarjeta', alert: 'Alerta antes de agregar desde la tarjeta' },
  { key: 'detail', header: 'Detalle', alert: 'Alerta antes de agregar desde el detalle' },
]

/** S-3-079 to S-3-082: a box per flag for the card, and one for the product's page. */
export const CardFlagTable = ({ config, above, ofSub, onChange }: Props) => (
  <>
    <table className="adc-flags">
      <caption className="pz-hidden">Qué se muestra en la tarjeta y en el detalle</caption>
      <thead>
        <tr>
          <th scope="col">Se muestra</th>
          {surfaces.map(({ key, header }) => (
            <th key={key} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {flagsFor(ofSub).map((flag) => (
          <tr key={flag}>
            <th scope="row">{flagLabels[flag]}</th>
            {surfaces.map(({ key, header }) => (
              <td key={key} data-own={config[keyOf(flag, key)] !== undefined && config[keyOf(flag, key)] !== null ? true : undefined}>
                <input
                  type="checkbox"
                  aria-label={`${flagLabels[flag]} en ${header.toLowerCase()}`}
                  checked={shown(flag, key, config, above)}
                  onChange={(event) => onChange(withFlag(config, flag, key, event.currentTarget.checked))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {surfaces.map(({ key, alert }) => (
      <TextArea
        key={key}
        label={alert}
        rows={2}
        maxLength={2000}
        value={config[alertKeys[key]] ?? ''}
        onChange={(text) => onChange({ ...config, [alertKeys[key]]: text })}
      />
    ))}
  </>
)
