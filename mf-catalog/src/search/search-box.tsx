import { later, useBusiness, useModule } from '@plaza/ui'
import { useLocation, useNavigate } from '@plaza/ui/router'
import { Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { CategoryChoice } from './category-choice.tsx'
import type { PopupKeys } from './search-popup.tsx'
import { rememberSearch } from './recent-searches.ts'
import { cleanQuery, longestQuery, queryOfPath, searchAddress } from './search-address.ts'
import './search.css'

const SearchPopup = later(() => import('./search-popup.tsx'))

/** The header's search field, a combobox; what it proposes comes with the first focus. Enter opens the results at once. */
export default function SearchBox() {
  const { at_business } = useBusiness()
  const withCategories = useModule('search_with_categories')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [text, setText] = useState(queryOfPath(pathname) ?? '')
  const [category, setCategory] = useState<string | null>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [options, setOptions] = useState(0)
  const [active, setActive] = useState<string | null>(null)
  const keys = useRef<PopupKeys>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()

  // What is typed while the page of the last search comes is the next search.
  const [typing, setTyping] = useState(false)
  const [shownPath, setShownPath] = useState(pathname)
  if (shownPath !== pathname) {
    setShownPath(pathname)
    if (!typing) setText(queryOfPath(pathname) ?? '')
    setOpen(false)
    setActive(null)
  }

  function show() {
    setWanted(true)
    setOpen(true)
  }

  function search(words: string) {
    const query = cleanQuery(words)
    if (query === '') return
    rememberSearch(at_business, query)
    setTyping(false)
    setOpen(false)
    setActive(null)
    void navigate(searchAddress(query, { category }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
      return setActive(null)
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !open) show()
    keys.current?.(event)
  }

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setTyping(false)
    setOpen(false)
    setActive(null)
  }

  return (
    <form
      className="cat-search"
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <div className="cat-search__field">
        {withCategories && <CategoryChoice chosen={category} onChoose={setCategory} />}
        <input
          ref={input}
          className="cat-search__input"
          type="search"
          name="q"
          role="combobox"
          aria-label="Buscar productos"
          aria-autocomplete="list"
          aria-expanded={open && options > 0}
          aria-controls={list}
          aria-activedescendant={open ? (active ?? undefined) : undefined}
          placeholder="Busca arroz, café, aguacate..."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestQuery}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setTyping(true)
            setActive(null)
            show()
          }}
          onFocus={show}
          onClick={show}
          onKeyDown={onKeyDown}
        />
        <button className="cat-search__go" type="submit" aria-label="Buscar">
          <Search size={20} aria-hidden="true" />
        </button>
      </div>
      {wanted && (
        <SearchPopup
          id={list}
          text={text}
          category={category}
          open={open}
          active={active}
          keys={keys}
          onActive={setActive}
          onOptions={setOptions}
          onSearch={search}
          onClose={() => setOpen(false)}
        />
      )}
    </form>
  )
}
