import { useEffect, useState } from 'react'

/** Milliseconds in which a title may still change, from the manifest's to the head's. */
const settles = 600

/** Says the new title after moving on: who does not see the page hears that it is another. */
export function TitleVoice() {
  const [said, setSaid] = useState('')
  useEffect(() => {
    let last = document.title
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (document.title !== last) setSaid((last = document.title))
      }, settles)
    })
    const title = document.querySelector('title')
    if (title) watch.observe(title, { childList: true, characterData: true, subtree: true })
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [])
  return (
    <p className="pz-hidden" role="status" data-testid="title-voice">
      {said}
    </p>
  )
}
