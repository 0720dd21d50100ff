import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import { anyImage } from '@plaza/contracts/kernel/uploads'
import { ColorInput, ImageField, NumberField, RichText, Select, Switch, TextInput } from '@plaza/ui/forms'
import { ivaOptions, ivaText } from '../parts/iva-options.ts'
import { fieldLabels, pictureFields } from './category-values.ts'
import type { Draft } from './use-draft.ts'

/** The data of a category. The web-service reference is written once, when it is created (B-3-003). */
export function CategoryFields({ draft, creating = false }: { draft: Draft; creating?: boolean }) {
  const { values, errors, set } = draft
  return (
    <div className="adc-form adc-form--wide">
      <div className="adc-form__fields">
        <TextInput
          required
          label={fieldLabels.categoryName}
          value={values.categoryName}
          maxLength={120}
          error={errors.categoryName}
          onChange={(name) => set('categoryName', name)}
        />
        <TextInput
          required
          label={fieldLabels.originalName}
          value={values.originalName}
          maxLength={120}
          readOnly={!creating}
          error={errors.originalName}
          help={creating ? 'Con este nombre la encuentran las importaciones.' : 'No se puede cambiar.'}
          onChange={(name) => set('originalName', name)}
        />
        <div className="adc-form__pair">
          <NumberField
            kind="count"
            // The rules of the form refuse what is below, in their own words.
            min={-1_000_000}
            required
            label={fieldLabels.position}
            value={values.position}
            error={errors.position}
            onChange={(position) => set('position', position)}
          />
          <ColorInput
            label={fieldLabels.bannerBgColor}
            value={values.bannerBgColor}
            error={errors.bannerBgColor}
            onChange={(colour) => set('bannerBgColor', colour)}
          />
        </div>
        <Select
          label={fieldLabels.iva_class}
          placeholder={ivaText(null)}
          options={ivaOptions}
          value={values.iva_class ?? ''}
          error={errors.iva_class}
          help="De sus productos que no tienen uno propio ni de su subcategoría."
          onChange={(chosen) => set('iva_class', chosen === '' ? null : (chosen as IvaClass))}
        />
        <div className="adc-form__switches">
          <Switch label={fieldLabels.visibleName} checked={values.visibleName} onChange={(on) => set('visibleName', on)} />
          <Switch label={fieldLabels.withManturity} checked={values.withManturity} onChange={(on) => set('withManturity', on)} />
          <Switch label={fieldLabels.disabled} checked={values.disabled} onChange={(on) => set('disabled', on)} />
        </div>
        <RichText
          label={fieldLabels.restrictionsMessage}
          value={values.restrictionsMessage}
          error={errors.restrictionsMessage}
          onChange={(html) => set('restrictionsMessage', html)}
        />
      </div>
      <div className="adc-form__pictures">
        {pictureFields.map((name) => (
          <ImageField
            key={name}
            label={fieldLabels[name]}
            accept={[anyImage]}
            value={values[name]}
            error={errors[name]}
            onChange={(picture) => set(name, picture)}
          />
        ))}
      </div>
    </div>
  )
}
