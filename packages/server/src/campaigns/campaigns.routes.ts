import * as calls from '@plaza/contracts/campaigns/campaigns.api'
import { implement, type Route } from '../platform/mount.ts'
import { dryRunCampaign } from './dry-run-campaign.ts'
import { listExcludedNumbers, saveExcludedNumbers } from './excluded-numbers.ts'
import { sendCampaign } from './send-campaign.ts'

export const campaignsRoutes: Route[] = [
  implement(calls.dryRunCampaign, dryRunCampaign),
  implement(calls.sendCampaign, sendCampaign),
  implement(calls.listExcludedNumbers, listExcludedNumbers),
  implement(calls.saveExcludedNumbers, saveExcludedNumbers),
]
