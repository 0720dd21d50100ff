import { Checkbox as ChakraCheckbox, RadioGroup } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Surface } from '../overlays/surface.tsx'

export interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The words beside the box; may hold a link. */
  readonly children: ReactNode
  readonly error?: string | null
  readonly disabled?: boolean
  readonly name?: string
}

export const Checkbox = ({ checked, onChange, children, error, disabled = false, name }: CheckboxProps) => (
  <Surface>
    <ChakraCheckbox.Root
      unstyled
      className="pz-check"
      checked={checked}
      disabled={disabled}
      invalid={Boolean(error)}
      onCheckedChange={(change) => onChange(change.checked === true)}
      {...(name ? { name } : {})}
    >
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control unstyled className="pz-check__box">
        {checked && <Check size={16} strokeWidth={3} />}
      </ChakraCheckbox.Control>
      <ChakraCheckbox.Label unstyled className="pz-check__label">
        {children}
      </ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
    {error && (
      <p className="pz-field__error" role="alert">
        {error}
      </p>
    )}
  </Surface>
)

export interface RadioCard {
  readonly value: string
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export interface RadioCardsProps {
  /** The question, read out with each answer. */
  readonly label: string
  readonly hideLabel?: boolean
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly options: readonly RadioCard[]
  readonly error?: string | null
}

/** One of a few, each answer a card of its own. */
export const RadioCards = ({ label, hideLabel = false, value, onChange, options, error }: RadioCardsProps) => (
  <Surface>
    <RadioGroup.Root unstyled className="pz-radio-cards" value={value} onValueChange={(change) => change.value && onChange(change.value)}>
      <RadioGroup.Label unstyled className={hideLabel ? 'pz-hidden' : 'pz-field__label'}>
        {label}
      </RadioGroup.Label>
      {options.map((option) => (
        <RadioGroup.Item
          unstyled
          key={option.value}
          value={option.value}
          className="pz-radio-card"
          {...(option.disabled === undefined ? {} : { disabled: option.disabled })}
        >
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator className="pz-radio-card__dot" />
          {option.icon}
          <RadioGroup.ItemText unstyled className="pz-radio-card__text">
            <strong>{option.label}</strong>
            {option.description && <span className="pz-muted">{option.description}</span>}
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
    {error && (
      <p className="pz-field__error" role="alert">
        {error}
      </p>
    )}
  </Surface>
)
