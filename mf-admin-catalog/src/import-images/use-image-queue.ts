import { listAdminProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import { useUnsavedWork } from '@plaza/ui'
import { callKey, useQueryClient } from '@plaza/ui/query'
import { useEffect, useRef, useState } from 'react'
import { isOver, type QueuedImage, workOff } from './image-queue.ts'

/** The pictures of this visit and how far they are. */
export function useImageQueue() {
  const [images, setImages] = useState<readonly QueuedImage[]>([])
  const [busy, setBusy] = useState(false)
  const stop = useRef(false)
  const client = useQueryClient()
  const tell = (key: string, change: Partial<QueuedImage>) =>
    setImages((before) => before.map((image) => (image.key === key ? { ...image, ...change } : image)))

  async function run(some: readonly QueuedImage[]) {
    stop.current = false
    setBusy(true)
    await workOff(some, tell, () => stop.current)
    setBusy(false)
    void client.invalidateQueries({ queryKey: callKey(listAdminProducts) })
  }

  // Leaving the page stops what has not begun; dropping the same files again goes on from there.
  useEffect(
    () => () => {
      stop.current = true
    },
    [],
  )
  useUnsavedWork(busy, { place: 'page', words: halfway })

  return {
    images,
    busy,
    add(files: readonly File[]) {
      const added = files.map((file): QueuedImage => ({ key: crypto.randomUUID(), file, state: 'waiting', message: null, product: null }))
      setImages((before) => [...before, ...added])
      void run([...images.filter((image) => image.state === 'waiting'), ...added])
    },
    pause: () => {
      stop.current = true
    },
    resume() {
      const left = images.filter((image) => !isOver(image) || image.state === 'failed')
      for (const { key } of left) tell(key, { state: 'waiting', message: null })
      void run(left)
    },
    clear: () => setImages([]),
  }
}

const halfway = { title: 'Hay imágenes subiendo', text: 'Si sales ahora, las que faltan no se suben.' }
