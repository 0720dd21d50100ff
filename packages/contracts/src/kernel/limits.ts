/** Sizes, pauses and widths of both specifications (sections 9). Times are milliseconds, widths CSS pixels. */
export const pageSizes = {
  generic: 10,
  bulk: 500,
  listing: 20,
  search: 50,
  searchPreview: 4,
  searchDefault: 10,
  userOrders: 10,
  orderHistory: 3,
  offers: 50,
  offersMoreAbove: 15,
  userMarkets: 50,
  checkoutMarkets: 50,
  adminOrders: 50,
  adminUsers: 10,
  userSelector: 10,
  adminCategories: 50,
  allCategories: 1000,
  coupons: 10,
  adminProducts: 50,
  habeas: 50,
  imports: 10,
  allOffices: 1000,
  productExport: 20_000,
  mostViewed: 200,
  productPicker: 15,
} as const
export const adminCategoryPageChoices = [10, 25, 50, 100] as const
export const importPageChoices = [10, 20, 50] as const

export const debounces = { comment: 500, search: 800, adminFilter: 400, genericFilter: 500 } as const
export const delays = {
  printAfterClick: 500,
  categoryRedirect: 3000,
  homeCarousel: 6000,
  communityCarousel: 4000,
  scrollRestore: 200,
} as const
export const scrollRestoreTries = 30

export const breakpoints = { desktop: 900, big: 1824 } as const
export const widths = { cartPanel: 500, cartPanelMostOfViewport: 0.9, menuDrawer: 260, lateralMenu: 250, borderRadius: 20 } as const
export const heights = { scrollTopThreshold: 200, sentinel: 20, cssEditor: 500 } as const
export const categoryColumns = { mobile: 15, desktop: 10 } as const
export const homeCategories = { desktop: 12, mobile: 9 } as const
export const nameLengths = { desktop: 15, mobile: 8 } as const
export const titleLength = 30
export const badgeMost = 99
/** S 2: the cart badge says 99+ above 99. */
export const badgeText = (count: number): string => (count > badgeMost ? `${badgeMost}+` : String(count))
/** `1 producto`, `3 productos`. */
export const productsText = (count: number): string => `${count} ${count === 1 ? 'producto' : 'productos'}`
export const truncate = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)
