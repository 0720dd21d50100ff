export type QueryClient = ReturnType<typeof import('@plaza/ui/query').createQueryClient>
