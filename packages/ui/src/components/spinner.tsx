/** A turning ring. `label` is read out; empty when the words beside it already say it. */
export const Spinner = ({ label = 'Cargando...' }: { label?: string }) => (
  <span className="pz-spinner" role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
    {label && <span className="pz-hidden">{label}</span>}
  </span>
)
