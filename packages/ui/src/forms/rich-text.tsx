import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { FieldProps } from './field.tsx'
import { RichTools } from './rich-tools.tsx'
import '../styles/rich.css'

export interface RichTextProps extends FieldProps {
  /** HTML; empty when nothing is written. */
  readonly value: string
  readonly onChange: (html: string) => void
}

// Its styles are ours: one stylesheet less that the page's rules would have to allow.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], HTMLAttributes: { rel: 'noopener nofollow', target: null } },
  }),
]

/** Text with headings, lists and links. What it does not know, such as script or styles, it drops; the server cleans again. */
export function RichText({ label, value, onChange, error, help, required, disabled = false, hideLabel }: RichTextProps) {
  const id = useId()
  // What was said last, by us or from outside: only another value is put in anew, so that "Deshacer" begins empty.
  const last = useRef(value)
  const told = useEffectEvent((html: string) => {
    last.current = html
    if (html !== value) onChange(html)
  })
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'pz-rich__text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
      },
    },
  })
  // Where a neighbour makes the page wait, the editor ends and another one takes its place: nothing may be asked of the first.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return undefined
    const tell = () => told(editor.isEmpty ? '' : editor.getHTML())
    editor.on('update', tell)
    return () => void editor.off('update', tell)
  }, [editor])
  // A value that came from elsewhere, such as "Cancelar".
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === last.current) return
    last.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!disabled, false)
  }, [editor, disabled])
  return (
    <div className="pz-field pz-rich">
      <span id={`${id}-label`} className={hideLabel ? 'pz-hidden' : 'pz-field__label'}>
        {label}
        {required && (
          <span className="pz-field__required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </span>
      <div className="pz-rich__frame" data-disabled={disabled || undefined} data-invalid={error ? true : undefined}>
        {editor && !disabled && <RichTools editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
      {help && <span className="pz-field__help">{help}</span>}
      {error && (
        <span id={`${id}-error`} className="pz-field__error">
          {error}
        </span>
      )}
    </div>
  )
}
