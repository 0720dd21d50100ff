import { isOfferActive } from '@plaza/contracts/catalog/offer-activity'
import type { BannerSection, Offer } from '@plaza/contracts/catalog/offer.entity'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { IconButton, Picture, QueryView } from '@plaza/ui'
import { DateTimeInput, type Option, Select } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { GenericCalls } from '@plaza/contracts/resources/generic.api'
import { sectionLabel } from './sections.ts'
import './section-map.css'

interface Actions {
  readonly onOpen: (id: string) => void
  readonly onAdd: (section: string) => void
  readonly onList: (section: string) => void
}

interface Props extends Actions {
  readonly calls: GenericCalls
  readonly sections: readonly BannerSection[]
  readonly branches: readonly Option[]
}

/** The sections where they stand, each with the banners a shopper would see at a moment and a branch. */
export function SectionMap({ calls, sections, branches, ...actions }: Props) {
  const [moment, setMoment] = useState<string | null>(null)
  const [branch, setBranch] = useState('')
  const query = useCall(calls.page, {
    page: 1,
    limitPerPage: pageSizes.allOffices,
    filter: { inactive: false },
    order: { order: 'asc' },
  })
  return (
    <div className="adc-map">
      <div className="adc-filters">
        <DateTimeInput label="Ver como el (vacío: ahora)" value={moment} onChange={setMoment} />
        <Select label="Sede" placeholder="Todas" value={branch} onChange={setBranch} options={branches} />
      </div>
      <QueryView query={{ ...query, data: query.data?.data.list as Offer[] | undefined }} errorText="No logramos cargar las ofertas.">
        {(all) => (
          <div className="adc-map__home">
            {sections.map((section) => (
              <Section
                key={section}
                section={section}
                shown={shownAt(all, section, moment === null ? new Date() : new Date(moment), branch)}
                total={all.filter((each) => each.section === section).length}
                {...actions}
              />
            ))}
          </div>
        )}
      </QueryView>
    </div>
  )
}

/** What a shopper of this branch sees in a section at a moment, in its order. */
export const shownAt = (offers: readonly Offer[], section: string, moment: Date, branch: string): Offer[] =>
  offers
    .filter((each) => each.section === section && !each.inactive && isOfferActive(each, moment))
    .filter(({ branchId }) => !branchId || branch === '' || branchId === branch)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))

interface SectionProps extends Actions {
  readonly section: BannerSection
  readonly shown: readonly Offer[]
  readonly total: number
}

const Section = ({ section, shown, total, onOpen, onAdd, onList }: SectionProps) => (
  <section className="adc-map__section" data-section={section} aria-label={`${sectionLabel(section)} (${section})`}>
    <header className="adc-map__head">
      <h3>
        {sectionLabel(section)}
        <small>{section}</small>
      </h3>
      <IconButton label={`Crear banner en ${sectionLabel(section)}`} onClick={() => onAdd(section)}>
        <Plus size={16} />
      </IconButton>
    </header>
    {shown.length === 0 && <p className="adc-map__none">Nada visible en ese momento</p>}
    <ul className="adc-map__banners">
      {shown.slice(0, 4).map(({ id, nameOffer, photo, photos }) => (
        <li key={id}>
          <button type="button" className="adc-map__banner" onClick={() => onOpen(id)}>
            <Picture src={photo ?? photos[0]} alt="" width={240} height={96} />
            <span>{nameOffer}</span>
          </button>
        </li>
      ))}
    </ul>
    <button type="button" className="pz-link adc-map__all" onClick={() => onList(section)}>
      {`${shown.length} ${shown.length === 1 ? 'visible' : 'visibles'} de ${total}`}
    </button>
  </section>
)
