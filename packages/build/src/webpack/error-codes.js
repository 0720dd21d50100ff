// Stands in for @module-federation/error-codes: codes and arguments, without two kilobytes of English sentences in every remote.
export const RUNTIME_009 = 'RUNTIME-009'
export const runtimeDescMap = {}
export const getShortErrorMsg = (code, _descriptions, args) => `${code} ${JSON.stringify(args ?? {})}`
