/** The attacks by theme: parts of paths of test files of the unit and the API suite. A few of them end in the middle of a name to take all that follow. */
export const attacks = {
  matrices: [
    'testing/isolation.api',
    'testing/permissions.api',
    'gateway/admin-doors.api',
    'platform/tenant.api',
    'platform/mount.api',
    'resources/resources.api',
  ],
  forgeries: [
    'attack/token-forgeries.api',
    'live/live.api',
    'account/sessions.api',
    'account/google.api',
    'account/identity.api',
    'account/phone-codes.api',
    'account/restore-password.api',
    'payments/wompi-signature',
    'payments/payments.api',
    'payments/payment-ledger.api',
    'registry/registry.api',
  ],
  floods: [
    'platform/http.test',
    'platform/multipart.test',
    'platform/hostile-bodies.api',
    'platform/operations.api',
    'platform/rate-limit',
  ],
  races: [
    'cart/last-units.api',
    'cart/cart-while-paying.api',
    'cart/coupons.api',
    'cart/one-branch.property.api',
    'cart/create-order.api',
    'orders/orders.api',
    'payments/start-payment.api',
    'payments/ledger-model.api',
  ],
  kills: ['payments/crash.api', 'imports/resume.api', 'platform/embedded-postgres'],
  'hostile inputs': [
    'attack/hostile-inputs.api',
    'gateway/tenant-css',
    'resources/safe-html',
    'platform/csv',
    'platform/media.test',
    'platform/public-address',
    'platform/env.test',
    'gateway/security-headers',
    'gateway/prerender',
  ],
} as const satisfies Record<string, readonly string[]>

/** A guard, and the attack that must be noticed once it is gone. */
export interface Guard {
  readonly name: string
  /** Below `packages/server/src`. */
  readonly file: string
  readonly from: string
  readonly to: string
  readonly suite: 'unit' | 'api'
  /** The test file that has to fail without it. */
  readonly attack: string
}

/**
 * Each is switched off in the source, for one run of its attack: an attack that still passes proves nothing. Not here is what stands behind a
 * second guard: rows of another business (condition and row security), the last unit (lock, condition and CHECK), whose tests take their
 * guards away themselves.
 */
export const guards: readonly Guard[] = [
  {
    name: 'signature of access tokens',
    file: 'account/sessions.ts',
    from: "jwtVerify(token, key, { algorithms: ['HS256'], issuer, requiredClaims: ['exp'] })",
    to: "Promise.resolve({ payload: JSON.parse(Buffer.from(token.split('.')[1] ?? 'bnVsbA', 'base64url').toString()) })",
    suite: 'api',
    attack: 'attack/token-forgeries.api',
  },
  {
    name: 'access of a call',
    file: 'platform/mount.ts',
    from: 'if (!mayAccess(access, scope.user?.role ?? null, scope.modules)) {',
    to: 'if (!mayAccess && access) {',
    suite: 'api',
    attack: 'testing/permissions.api',
  },
  {
    name: 'business of a host name',
    file: 'platform/tenant.ts',
    from: "if (strong) return header === undefined || header === strong.id ? strong : 'mismatch'",
    to: 'if (strong) return byId.get(header ?? strong.id) ?? strong',
    suite: 'api',
    attack: 'platform/tenant.api',
  },
  {
    name: 'pages of other sites',
    file: 'platform/origin.ts',
    from: "if (method !== 'GET' && !isOwnOrigin(headers, business, directory))",
    to: 'if (!method)',
    suite: 'api',
    attack: 'platform/hostile-bodies.api',
  },
  {
    name: 'sockets of other sites',
    file: 'live/live.ts',
    from: 'if (!isOwnOrigin(socket.handshake.headers, known.id, directory))',
    to: 'if (!known)',
    suite: 'api',
    attack: 'live/live.api',
  },
  {
    name: 'multipart only where a call takes it',
    file: 'platform/mount.ts',
    from: "(contract.sends === 'multipart' ? 'files' : fail(serverProblems.unsupportedContent))",
    to: "'files'",
    suite: 'api',
    attack: 'platform/hostile-bodies.api',
  },
  {
    name: 'end of silent connections',
    file: 'platform/http.ts',
    from: 'requestTimeout: limits.request,',
    to: 'requestTimeout: 0,',
    suite: 'unit',
    attack: 'platform/http.test',
  },
  {
    name: 'room for uploads',
    file: 'platform/multipart.ts',
    from: 'if (onDisk > limits.bytes) fail(commonProblems.unavailable)',
    to: '',
    suite: 'unit',
    attack: 'platform/multipart.test',
  },
  {
    name: 'secret of a public server',
    file: 'platform/env.ts',
    from: 'if (!mayDemo) refuseDemoSecret(values.SESSION_SECRET)',
    to: '',
    suite: 'unit',
    attack: 'platform/env.test',
  },
  {
    name: 'attempts in a window',
    file: 'platform/rate-limit.ts',
    from: 'return window.count <= limit',
    to: 'return window.count <= limit || true',
    suite: 'unit',
    attack: 'platform/rate-limit',
  },
  {
    name: 'signature of payment events',
    file: 'payments/wompi-signature.ts',
    from: 'return left.length === right.length && timingSafeEqual(left, right)',
    to: 'return left.length !== -1 || timingSafeEqual(left, right)',
    suite: 'unit',
    attack: 'payments/wompi-signature',
  },
  {
    name: 'age of payment events',
    file: 'payments/wompi-signature.ts',
    from: 'return age <= longestDelay && age >= -clockSkew',
    to: 'return !Number.isNaN(age + longestDelay + clockSkew)',
    suite: 'api',
    attack: 'payments/payment-ledger.api',
  },
  {
    name: 'private networks behind addresses that staff write',
    file: 'platform/public-address.ts',
    from: "return ipaddr.process(ip).range() === 'unicast'",
    to: "return ipaddr.process(ip).range() !== 'nothing'",
    suite: 'unit',
    attack: 'platform/public-address',
  },
  {
    name: 'formulas in files',
    file: 'platform/csv.ts',
    from: "const safe = inertCsvText(value ?? '')",
    to: "const safe = value ?? ''",
    suite: 'unit',
    attack: 'platform/csv',
  },
  {
    name: 'networks of IPv6 visitors',
    file: 'platform/networks.ts',
    from: '}/64`',
    to: '}/128`',
    suite: 'unit',
    attack: 'platform/networks',
  },
]
