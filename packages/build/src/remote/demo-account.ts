/** The demo's hyperadmin (operating contract); only ever used outside production. */
export const demoAccount = { email: 'hyperadmin@demo.co', password: 'Mercado2026*' }
