import { type FormEvent, useId } from 'react'

/** A form whose button stands elsewhere, such as in the foot of its window: `id` for the form, `form` for the button. Enter sends it too. */
export function useSubmit(work: () => Promise<void>) {
  const id = useId()
  return {
    form: {
      id,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void work()
      },
    },
    submit: { type: 'submit', form: id } as const,
  }
}
