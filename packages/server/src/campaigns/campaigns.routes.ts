import * as calls from '@plaza/contracts/campaigns/campaigns.api'
import { implement, type Route } from '../platform/mount.ts'
import { dryRunCampaign } from './dry-run-campaign.ts'
import { listExcludedNumbers, saveExcludedNumbers } from './excluded-numbers.ts'
import { scheduleCampaign, unscheduleCampaign } from './plan-campaign.ts'
import { sendCampaign } from './send-campaign.ts'

export const campaignsRoutes: Route[] = [
  implement(calls.dryRunCampaign, dryRunCampaign),
  implement(calls.sendCampaign, sendCampaign),
  implement(calls.scheduleCampaign, scheduleCampaign),
  implement(calls.unscheduleCampaign, unscheduleCampaign),
  implement(calls.listExcludedNumbers, listExcludedNumbers),
  implement(calls.saveExcludedNumbers, saveExcludedNumbers),
]
