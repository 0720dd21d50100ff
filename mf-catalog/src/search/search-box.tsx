import { Search } from 'lucide-react'
import { useNavigate } from '@plaza/ui/router'
import './search.css'

/** The header's search field: Enter opens the results. */
export default function SearchBox() {
  const navigate = useNavigate()
  const submit = (form: FormData) => {
    const query = String(form.get('q') ?? '').trim()
    if (query) void navigate(`/search/${encodeURIComponent(query)}`)
  }
  return (
    <form className="cat-search" role="search" action={submit}>
      <Search size={20} aria-hidden="true" />
      <input
        className="cat-search__input"
        type="search"
        name="q"
        aria-label="Buscar productos"
        placeholder="Busca arroz, café, aguacate..."
        autoComplete="off"
        maxLength={100}
      />
    </form>
  )
}
