import { Button, Picture } from '@plaza/ui'
import { type Column, DataTable } from '@plaza/ui/table'
import { DropZone } from '../parts/drop-zone.tsx'
import { type ImageState, isOver, type QueuedImage } from './image-queue.ts'
import { useImageQueue } from './use-image-queue.ts'
import '../parts/admin-page.css'

const words: Record<ImageState, string> = {
  waiting: 'En espera',
  sending: 'Subiendo…',
  done: 'Guardada',
  already: 'Ya estaba guardada',
  refused: 'Rechazada',
  failed: 'No se envió',
}
const looks: Record<ImageState, string> = {
  waiting: 'quiet',
  sending: 'quiet',
  done: 'good',
  already: 'good',
  refused: 'bad',
  failed: 'bad',
}

const columns: Column<QueuedImage>[] = [
  {
    key: 'photo',
    header: 'Imagen',
    cell: ({ product }) => <Picture className="adc-thumb" src={product?.photoUrl} alt="" width={32} height={32} />,
    value: () => '',
  },
  { key: 'file', header: 'Archivo', cell: ({ file }) => file.name, value: ({ file }) => file.name },
  {
    key: 'product',
    header: 'Producto',
    cell: ({ product }) => (product ? `${product.id_item} · ${product.title}` : ''),
    value: ({ product }) => product?.title,
  },
  {
    key: 'state',
    header: 'Resultado',
    cell: ({ state }) => <span className={`adc-state adc-state--${looks[state]}`}>{words[state]}</span>,
    value: ({ state }) => words[state],
  },
  {
    key: 'message',
    header: 'Detalle',
    cell: ({ message }) => <span className="adc-title">{message}</span>,
    value: ({ message }) => message,
  },
]

/** B-2-092: hundreds of pictures at once, each named by the SKU or bar code of its product. */
export default function ImportImagesPage() {
  const { images, busy, add, pause, resume, clear } = useImageQueue()
  const over = images.filter(isOver).length
  const count = (...states: ImageState[]) => images.filter(({ state }) => states.includes(state)).length
  const left = count('waiting', 'sending', 'failed')
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>Importar Imagenes</h1>
      </header>
      <DropZone
        label="Elegir imágenes"
        hint="Arrástralas aquí. El nombre de cada archivo es el SKU o el código de barras de su producto; JPG, PNG, GIF o WebP de hasta 2500 KB."
        accept="image/jpeg,image/png,image/gif,image/webp"
        multiple
        onFiles={add}
      />
      {images.length > 0 && (
        <>
          <div className="adc-head">
            <p role="status">
              {over} de {images.length} · {count('done', 'already')} guardadas · {count('refused')} rechazadas · {count('failed')} sin
              enviar
            </p>
            <span className="adc-filters">
              {busy ? (
                <Button size="small" onClick={pause}>
                  Pausar
                </Button>
              ) : (
                left > 0 && (
                  <Button size="small" look="primary" onClick={resume}>
                    Continuar
                  </Button>
                )
              )}
              {!busy && (
                <Button size="small" look="quiet" onClick={clear}>
                  Limpiar lista
                </Button>
              )}
            </span>
          </div>
          <progress className="adc-progress" aria-label="Avance" max={images.length} value={over} />
          <DataTable
            caption="Imágenes"
            columns={columns}
            query={{ data: images, error: null, isPending: false, refetch: () => {} }}
            rowKey={({ key }) => key}
            file={{ name: 'imagenes', rows: 'listed' }}
          />
        </>
      )}
    </div>
  )
}
