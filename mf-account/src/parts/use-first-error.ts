import { type RefObject, useEffect, useRef } from 'react'

/** For a form whose errors stand at their fields: once there are new ones, the first of those fields takes the focus. */
export function useFirstError(errors: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors])
  return form
}
