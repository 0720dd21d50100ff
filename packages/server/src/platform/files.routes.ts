import { fileTicket } from '@plaza/contracts/kernel/files.api'
import { issueTicket } from './download.ts'
import { implement, type Route } from './mount.ts'

export const filesRoutes: Route[] = [implement(fileTicket, issueTicket)]
