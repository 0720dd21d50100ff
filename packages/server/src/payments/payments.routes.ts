import * as calls from '@plaza/contracts/payments/payments.api'
import { implement, type Route } from '../platform/mount.ts'
import { listPayments } from './list-payments.ts'
import { recordRefund } from './record-refund.ts'
import { requestPayment } from './request-payment.ts'
import { takeWompiEvent } from './take-wompi-event.ts'
import { verifyPayment } from './verify-payment.ts'

export const paymentsRoutes: Route[] = [
  implement(calls.getPaymentLink, (scope, input, uses) => requestPayment(scope, input, uses)),
  implement(calls.credibancoForm, (scope, input, uses) => requestPayment(scope, input, uses, 'credibanco')),
  implement(calls.verifyPayment, verifyPayment),
  implement(calls.wompiEvent, takeWompiEvent, { ignoresToken: true }),
  implement(calls.listPayments, listPayments),
  implement(calls.recordRefund, recordRefund),
]
