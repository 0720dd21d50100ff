import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Redo2, Underline, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../components/button.tsx'

/** Buttons over the text; each says whether it is on where the cursor stands. */
export function RichTools({ editor, label }: { editor: Editor; label: string }) {
  const [linking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  return (
    <>
      <div className="pz-rich__tools" role="toolbar" aria-label={`Formato de ${label}`}>
        <Tool name="Negrita" on={on.bold} run={() => run().toggleBold().run()} icon={<Bold size={16} />} />
        <Tool name="Cursiva" on={on.italic} run={() => run().toggleItalic().run()} icon={<Italic size={16} />} />
        <Tool name="Subrayado" on={on.underline} run={() => run().toggleUnderline().run()} icon={<Underline size={16} />} />
        <Tool name="Título" on={on.h2} run={() => run().toggleHeading({ level: 2 }).run()} icon={<Heading2 size={16} />} />
        <Tool name="Subtítulo" on={on.h3} run={() => run().toggleHeading({ level: 3 }).run()} icon={<Heading3 size={16} />} />
        <Tool name="Lista" on={on.bullets} run={() => run().toggleBulletList().run()} icon={<List size={16} />} />
        <Tool name="Lista numerada" on={on.numbers} run={() => run().toggleOrderedList().run()} icon={<ListOrdered size={16} />} />
        <Tool name="Enlace" on={on.link || linking} run={() => setLinking(!linking)} icon={<Link2 size={16} />} />
        <Tool name="Deshacer" disabled={!on.undo} run={() => run().undo().run()} icon={<Undo2 size={16} />} />
        <Tool name="Rehacer" disabled={!on.redo} run={() => run().redo().run()} icon={<Redo2 size={16} />} />
      </div>
      {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}

interface ToolProps {
  readonly name: string
  readonly icon: ReactNode
  readonly run: () => void
  readonly on?: boolean
  readonly disabled?: boolean
}

const Tool = ({ name, icon, run, on, disabled = false }: ToolProps) => (
  <button type="button" className="pz-rich__tool" aria-label={name} title={name} aria-pressed={on} disabled={disabled} onClick={run}>
    {icon}
  </button>
)

function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? 'https://'))
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (/^(https?:\/\/.+|mailto:.+|tel:.+|\/.*)/.test(href)) chain.setLink({ href }).run()
    else chain.unsetLink().run()
    onDone()
  }
  return (
    <div className="pz-rich__link">
      <input
        className="pz-filter"
        aria-label="Dirección del enlace"
        value={href}
        onChange={(event) => setHref(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button size="small" onClick={apply}>
        Aplicar
      </Button>
      <Button
        size="small"
        look="quiet"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run()
          onDone()
        }}
      >
        Quitar
      </Button>
    </div>
  )
}
