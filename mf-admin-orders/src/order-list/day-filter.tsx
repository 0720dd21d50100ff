interface Props {
  readonly from: string
  readonly to: string
  readonly onChange: (days: { from: string; to: string }) => void
}

/** The days between which orders were placed. It stands above the table, whose columns need the room. */
export const DayFilter = ({ from, to, onChange }: Props) => (
  <span className="ado-days">
    <label>
      Del
      <input
        className="pz-filter"
        type="date"
        aria-label="Fecha, desde"
        value={from}
        {...(to && { max: to })}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value, to })}
      />
    </label>
    <label>
      al
      <input
        className="pz-filter"
        type="date"
        aria-label="Fecha, hasta"
        value={to}
        {...(from && { min: from })}
        onChange={({ currentTarget }) => onChange({ from, to: currentTarget.value })}
      />
    </label>
    <span role="status" className="ado-days__fault">
      {from && to && from > to ? 'La fecha final es anterior a la inicial.' : ''}
    </span>
  </span>
)
