import { analyticsIds } from './analytics.ts'
import { describe, expect, test } from 'vitest'
import { campaign, campaignTypes } from '../campaigns/campaign.entity.ts'
import { aBagsConfig } from '../cart/cart.fixtures.ts'
import { aCustomCart } from '../community/community.fixtures.ts'
import { customCart, customCartProduct, customCartTypes } from '../community/custom-cart.entity.ts'
import { aHabeasRegistration } from '../habeas/habeas.fixtures.ts'
import { habeasCompanyData, habeasRegistration, habeasUserData, habeasUserTypes } from '../habeas/registration.entity.ts'
import { importStatusLabel } from '../imports/imports.messages.ts'
import { productImport } from '../imports/product-import.entity.ts'
import { describeFields } from '../kernel/fields.testing.ts'
import { log, stat } from '../stats/stat.entity.ts'
import { bagChoices, business, customTextFields, headerMessage } from './business.entity.ts'
import { aBusiness, aModule } from './business.fixtures.ts'
import { integration } from './integration.entity.ts'
import { activeModuleCodes, businessModule, moduleCodes } from './module.entity.ts'

describe('business configuration', () => {
  describeFields(business, {
    'S-3-110': 'at_business support_url footer_config gtag_id gtag_business_id ga_measurement_id',
    'S-3-111': 'app_title title theme cart_min_price delivery_price bags_config custom_css_styles order_carnes_last',
    'S-3-112': 'header_message',
    'S-3-113': 'custom_static_images',
    'S-3-114': 'custom_text_fields',
    'B-3-031': 'logos',
  })
  describeFields(headerMessage, { 'S-3-112': 'icon text link' })
  describeFields(customTextFields, {
    'S-3-114':
      'shopping_show_products_table cart_continue_button end_shopping_alert comunity categories_with_names categories_title offers_page_title custom_carts_image custom_carts_title custom_carts_description',
  })
  test('S-3-112 header_message is a list', () =>
    expect(business.safeParse({ ...aBusiness(), header_message: { text: 'x' } }).success).toBe(false))
  test('S-3-113 static images hold app_shadow and others', () => {
    const images = { app_shadow: '/media/shadow.webp', banner_footer: '/media/b.webp' }
    expect(aBusiness({ custom_static_images: images }).custom_static_images).toEqual(images)
  })
  test('S-3-111 one bag kind or several, always a list for screens (A-59)', () => {
    expect(bagChoices(aBusiness({ bags_config: aBagsConfig() }).bags_config)).toHaveLength(1)
    expect(bagChoices([aBagsConfig(), aBagsConfig()])).toHaveLength(2)
    expect(bagChoices(null)).toEqual([])
  })
  test('our settings have safe defaults: flat delivery, 30 minutes', () =>
    expect(aBusiness()).toMatchObject({ delivery_price_rule: 'flat', payment_hold_minutes: 30 }))
  test('hosts and secrets never leave', () => {
    const { hosts, secrets } = business.parse({ ...aBusiness(), hosts: ['x'], secrets: { wompi: 'x' } }) as Record<string, unknown>
    expect([hosts, secrets]).toEqual([undefined, undefined])
  })
})

describe('modules', () => {
  describeFields(businessModule, { 'S-3-115': 'id name description type icon code' })
  test('S-3-116 status is active or inactive, inactive by default', () => {
    expect(businessModule.parse({ id: 'm', name: 'm' }).status).toBe('inactive')
    expect(businessModule.safeParse({ id: 'm', name: 'm', status: 'on' }).success).toBe(false)
  })
  test('B-3-031 active modules by code, else name, exactly as spelled', () => {
    const modules = [aModule('habeas-data'), aModule('footer', { code: null, name: 'footer' }), aModule('home_v2', { status: 'inactive' })]
    expect(activeModuleCodes(modules)).toEqual(['habeas-data', 'footer'])
    expect(new Set(moduleCodes).size).toBe(30)
  })
  describeFields(integration, { 'B-3-030': 'id name cron_next_step' })
})

describe('community', () => {
  describeFields(customCart, {
    'S-3-099': 'id name body photoUrl photos videoUrl creatorId creator creationDate',
    'S-3-102': 'showOnCheckout',
    'S-3-103': 'recipe_details',
    'S-3-104': 'banner_footer',
  })
  describeFields(customCartProduct, { 'S-3-100': 'id count countType comment' })
  test('S-3-101 four types', () => {
    expect(customCartTypes).toEqual(['market', 'recipe', 'event', 'private_user_collection'])
    expect(customCart.safeParse({ ...aCustomCart(), type: 'blog' }).success).toBe(false)
  })
  test('S-3-103 S-3-104 recipe details and banner footer keep their names', () => {
    const banner_footer = { image: '/media/x.webp', link: '/offers' }
    expect(aCustomCart({ banner_footer })).toMatchObject({
      recipe_details: { time: '1 h 30 min', portions: 6, dificult: 'Media' },
      banner_footer,
    })
  })
})

describe('campaigns, statistics, imports', () => {
  describeFields(campaign, { 'B-3-015': 'type title description office uid photoUrl' })
  test('B-3-015 two types', () => expect(campaignTypes).toEqual(['ALL_USERS_PUSH', 'ALL_USERS_SMS']))
  describeFields(stat, { 'B-3-027': 'type value reference aditionalReference module office displayName' })
  describeFields(log, { 'B-3-028': 'type value' })
  describeFields(productImport, {
    'B-3-029':
      '_id status_message import_status total_records processed_records total_brands total_categories created_at updated_at wslast_updated_at',
  })
  test('an unknown import status is shown as unknown', () =>
    expect(['completed', 'exploded', 'toString'].map(importStatusLabel)).toEqual(['Completado', 'Desconocido', 'Desconocido']))
})

describe('habeas data', () => {
  describeFields(habeasRegistration, {
    'B-3-016': 'id client_type registraduria_data createdAt updatedAt',
    'B-3-018': 'promotional_send_authorization',
  })
  describeFields(habeasUserData, {
    'B-3-020': 'name last_name second_last_name email gender birthdate phone_number',
    'B-3-021': 'document_type document_number document_date_expedition document_place_expedition',
    'B-3-022':
      'department city neighborhood primary_address_type primary_address_number secondary_address_number_a secondary_address_number_b reference_point',
    'B-3-023': 'prefered_location_office',
  })
  describeFields(habeasCompanyData, { 'B-3-024': 'ciiu social_object document_type document_number email rut message business_type' })
  test('B-3-017 NATURAL and JURIDICA', () => expect(habeasUserTypes).toEqual(['NATURAL', 'JURIDICA']))
  test('B-3-019 registraduria_status is pending until told otherwise', () =>
    expect(aHabeasRegistration().registraduria_status).toBe('pending'))
})

describe('S-3-135 analytics', () => {
  const config = { ga_measurement_id: 'G-ABC1234567', gtag_id: 'AW-123456789', gtag_business_id: null }
  test('nothing is measured without a module, nor with a text that is no id', () => {
    expect(analyticsIds(config, ['footer'])).toEqual([])
    expect(analyticsIds({ ...config, ga_measurement_id: "G-1'><script>" }, ['ga-tracker'])).toEqual([])
  })
  test('each module brings its own ids', () => {
    expect(analyticsIds(config, ['ga-tracker'])).toEqual(['G-ABC1234567'])
    expect(analyticsIds(config, ['gtag-script', 'ga-tracker'])).toEqual(['G-ABC1234567', 'AW-123456789'])
  })
})
