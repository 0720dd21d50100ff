import * as calls from '@plaza/contracts/payments/payments.api'
import { implement, type Route } from '../platform/mount.ts'
import { continueUnpaid } from './continue-unpaid.ts'
import { listPayments } from './list-payments.ts'
import { recordRefund } from './record-refund.ts'
import { recordTakenBack } from './record-taken-back.ts'
import { requestPayment } from './request-payment.ts'
import { startPayment } from './start-payment.ts'
import { takeWompiEvent } from './take-wompi-event.ts'
import { verifyPayment } from './verify-payment.ts'

export const paymentsRoutes: Route[] = [
  implement(calls.getPaymentLink, (scope, input, uses) => requestPayment(scope, input, uses)),
  implement(calls.credibancoForm, (scope, input, uses) => requestPayment(scope, input, uses, { wanted: 'credibanco' })),
  implement(calls.startPayment, startPayment),
  implement(calls.continueUnpaid, continueUnpaid),
  implement(calls.verifyPayment, verifyPayment),
  implement(calls.wompiEvent, takeWompiEvent, { ignoresToken: true }),
  implement(calls.listPayments, listPayments),
  implement(calls.recordRefund, recordRefund),
  implement(calls.recordTakenBack, recordTakenBack),
]
