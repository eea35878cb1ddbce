import type { HelpWith } from './shape';

/** Of orders and the conversation about them: what stands in the way, and who can clear it. */
export const orderErrors = {
  order_not_editable: [
    'The order is approved, in the ERP or cancelled, or this kind of order cannot be changed so.',
    'Read the order. After approval a change is made in the ERP, or sent as an order of its own.',
  ],
  order_not_approvable: [
    'Only an order in review, or one that the ERP refused, can be approved.',
    'Read its `status`: what is APPROVED or COMPLETED needs nothing, what is RECEIVED is still being read.',
  ],
  order_not_rejectable: [
    'The ERP has the order, may have it, or it is cancelled already.',
    'Cancel it in the ERP; where its outcome is not known, settle that first.',
  ],
  order_not_set_aside: [
    'The message was not put aside, so it cannot be taken for an order again.',
    'Nothing is to be done when its `status` is another already.',
  ],
  order_not_splittable: [
    'Only an order in review can be split, and not while its outcome in the ERP is unknown.',
    'Read the order, and split it before it is approved.',
  ],
  order_not_pickable: [
    'The order is cancelled, or none of its lines has a product. It need not be approved.',
    'Choose a product for a line; a cancelled order has nothing to pick.',
  ],
  order_not_in_doubt: [
    'Whether the ERP has the order is known by now.',
    'Read the order; `erpSalesOrderId` says what came of it.',
  ],
  order_changed: [
    'The order is newer than the version of your `If-Match`.',
    'Read it again (`currentVersion` says which it is), make your change on that, and send its `ETag`.',
  ],
  prices_changed: [
    'Prices, pack sizes or selling units of the order’s goods are others than when it was last priced. It has today’s now, and a new version; `totalAmount` and `previousTotalAmount` say what it comes to and came to.',
    'Look at the order, and approve it again if the new total is right. Without a person who has to see it, approving again is enough.',
  ],
  message_window_closed: [
    'The platform lets a business write only within 24 hours of the customer’s last message.',
    'Wait for the customer to write, or reach them another way.',
  ],
  po_number_missing: [
    'The customer requires their own order number on every order, and this one has none.',
    'Set `poNumber` with `PUT /api/orders/:id/head` (or `PATCH /api/orders/:id`), then approve.',
  ],
  unmatched_lines: [
    'The order has no lines, or some without a product; `errors` names them.',
    'Choose a product for each, or remove the line, and approve again.',
  ],
  customer_not_chosen: [
    'The message was passed on, or several customers fit it.',
    'Say whose order it is: `PUT /api/orders/:id/customer`.',
  ],
  open_proposals: [
    'The customer asked for changes that nobody has taken or refused, which `errors` names, or changed a message of the order.',
    'Take or refuse each of them, or see to the task about the message, then approve.',
  ],
  question_open: [
    'The customer was asked which goods they mean and has not answered.',
    'Wait for the answer, choose the product, or approve with `overrideOpenQuestion`.',
  ],
  unread_message: [
    'The customer has just sent more, which is being read, or a recording that nobody has heard.',
    'Wait a moment and approve again; a recording is typed out or put aside by a person.',
  ],
  cancellation_open: [
    'The customer may want the order cancelled, or deleted one of its messages.',
    'A person rejects the order, or marks the task under Messages as done.',
  ],
  approval_recalled: [
    'The customer asked for a change before the order was sent to the ERP.',
    'Look at what they want, decide on it, and approve again.',
  ],
  task_done: ['Somebody has done the task already.', 'Nothing is to be done; read the order.'],
  proposal_decided: ['Somebody has taken or refused it already.', 'Nothing is to be done; read the order.'],
  customer_on_hold: [
    'The customer is on credit hold.',
    'A manager lifts the hold, or approves with `overrideCreditHold`. A key cannot.',
  ],
  customer_unverified: [
    'The order came from a sender nobody knows.',
    'Verify the customer (`POST /api/customers/:id/verify`), or approve with `confirmCustomer`.',
  ],
  customer_without_erp_account: [
    'The ERP needs an account to book the order on, and the customer has none.',
    'Set `erpCustomerId` of the customer, then approve.',
  ],
  erp_not_configured: ['The tenant has no ERP.', 'A manager sets it up under Settings → ERP.'],
  erp_reference_taken: [
    'Another order has this sales-order reference; `orderId` says which.',
    'Look in the ERP once more: a reference belongs to one order.',
  ],
  erp_refused: [
    'The ERP answered no; `detail` has its words.',
    'Mend what it names (a blocked account, an unknown SKU) and approve again. The order is FAILED, and nothing is lost.',
  ],
  erp_unreadable: [
    'The ERP could not be read for customers or products; `detail` says what it answered.',
    'Test the connection under Settings → ERP; the agent account needs to read both masters. Nothing was changed here.',
  ],
} as const satisfies HelpWith;
