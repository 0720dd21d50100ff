import { Field as Chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { classes } from '../components/classes.ts'
import { Surface } from '../overlays/surface.tsx'

export interface FieldProps {
  readonly label: string
  /** What is wrong and how to mend it, in Spanish; shown next to the field and read out. */
  readonly error?: string | null | undefined
  readonly help?: ReactNode
  /** Marked with an asterisk. */
  readonly required?: boolean
  readonly disabled?: boolean
  readonly hideLabel?: boolean
}

/** Label, control, help and error, wired together for people who hear the page. Put one control of ours inside. */
export const Field = ({
  label,
  error,
  help,
  required = false,
  disabled = false,
  hideLabel = false,
  children,
}: FieldProps & { children: ReactNode }) => (
  <Surface>
    <Chakra.Root unstyled className="pz-field" invalid={Boolean(error)} required={required} disabled={disabled}>
      <Chakra.Label unstyled className={classes('pz-field__label', hideLabel && 'pz-hidden')}>
        {label}
        {required && (
          <span className="pz-field__required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </Chakra.Label>
      {children}
      {help && (
        <Chakra.HelperText unstyled className="pz-field__help">
          {help}
        </Chakra.HelperText>
      )}
      {error && (
        <Chakra.ErrorText unstyled className="pz-field__error">
          {error}
        </Chakra.ErrorText>
      )}
    </Chakra.Root>
  </Surface>
)

/** Splits a control's props into those of its field and the rest. */
export function fieldOf<P extends FieldProps>({ label, error, help, required, disabled, hideLabel, ...rest }: P) {
  const field = { label, error, help, ...given({ required, disabled, hideLabel }) }
  return [field, rest] as const
}

const given = <T extends Record<string, boolean | undefined>>(flags: T) =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: boolean }
