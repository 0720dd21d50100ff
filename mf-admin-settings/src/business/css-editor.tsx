import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { css } from '@codemirror/lang-css'
import { bracketMatching, defaultHighlightStyle, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { StyleRefusal } from '@plaza/contracts/business/settings.api'
import { useEffect, useRef } from 'react'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  /** What of the text may not stand. */
  readonly inspect: (text: string) => Promise<readonly StyleRefusal[]>
}

const lintDelay = 400

/** B-2-103: 500 px high. Tab leaves the editor, as everywhere on the page; what is refused is underlined and listed by the keyboard's Ctrl-Shift-M. */
export default function CssEditor({ value, onChange, inspect }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const heard = useRef({ onChange, inspect })
  useEffect(() => {
    heard.current = { onChange, inspect }
  })
  useEffect(() => {
    if (!place.current) return undefined
    const lint = linter(
      async ({ state }) => (await heard.current.inspect(state.doc.toString())).map((refusal) => diagnostic(state, refusal)),
      {
        delay: lintDelay,
      },
    )
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          ...extensions,
          lint,
          EditorView.updateListener.of(({ docChanged, state }) => docChanged && heard.current.onChange(state.doc.toString())),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
    // oxlint-disable-next-line exhaustive-deps -- one editor for as long as it stands; the next effect follows the text
  }, [])
  useEffect(() => {
    const editor = view.current
    if (editor && editor.state.doc.toString() !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])
  return <div className="ads-styles__editor" ref={place} data-testid="css-editor" />
}

const spanish = EditorState.phrases.of({
  'Control character': 'Carácter de control',
  Diagnostics: 'Avisos',
  'No diagnostics': 'Sin avisos',
  'Fold line': 'Plegar línea',
  'Unfold line': 'Desplegar línea',
  Completions: 'Sugerencias',
  close: 'cerrar',
})

const extensions = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  highlightActiveLine(),
  syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
  css(),
  lintGutter(),
  spanish,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': 'Estilos CSS de la tienda', spellcheck: 'false' }),
  EditorView.cspNonce.of((globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ ?? ''),
  EditorView.theme({
    '&': { height: '500px' },
    '.cm-scroller': { overflow: 'auto', fontFamily: 'ui-monospace, monospace', fontSize: '14px' },
  }),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap, ...lintKeymap]),
]

/** From the refused place to the end of its line. */
function diagnostic(state: EditorState, { line, column, message }: StyleRefusal): Diagnostic {
  const row = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines))
  const from = Math.min(row.from + Math.max(column - 1, 0), row.to)
  return { from, to: row.to, severity: 'error', message }
}
