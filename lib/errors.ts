/** Every error code that the API can answer, its HTTP status and its title. The published list. */
export const errorCodes = {
  invalid_json: [400, 'The body is not valid JSON'],
  invalid_input: [400, 'The input is not valid'],
  file_unreadable: [400, 'The file cannot be read'],
  unauthenticated: [401, 'Sign in, or send a valid token or API key'],
  invalid_credentials: [401, 'The tenant, name, PIN or code is not right'],
  second_factor_required: [401, 'The PIN is right; a code of the second factor is needed as well'],
  passkey_required: [401, 'The PIN is right; a passkey is needed to sign in'],
  invalid_signature: [401, 'The signature is missing or does not match'],
  forbidden: [403, 'You are not allowed to do this'],
  second_factor_missing: [403, 'Managers of this tenant need a second factor'],
  origin_not_allowed: [403, 'The request comes from another site'],
  not_found: [404, 'There is no such thing'],
  method_not_allowed: [405, 'The method is not allowed here'],
  order_not_editable: [409, 'The order can no longer be edited'],
  order_not_approvable: [409, 'The order cannot be approved in its status'],
  order_not_rejectable: [409, 'The order cannot be rejected in its status'],
  order_not_set_aside: [409, 'The order was not set aside as a message that is no order'],
  order_not_splittable: [409, 'The order cannot be split'],
  order_not_pickable: [409, 'The order has nothing to pick'],
  message_window_closed: [409, 'The platform lets nobody write to the customer now'],
  order_not_in_doubt: [409, 'It is known whether the ERP has the order'],
  order_changed: [409, 'The order was changed by someone else'],
  prices_changed: [409, 'Prices have changed since the order was read'],
  product_changed: [409, 'The product was changed by someone else'],
  customer_changed: [409, 'The customer was changed by someone else'],
  customer_merged: [409, 'The customer was merged into another'],
  customer_erased: [409, 'The customer was erased'],
  customer_has_open_orders: [409, 'The customer has orders that are not finished'],
  customers_not_mergeable: [409, 'The customers cannot be merged now'],
  merge_not_undoable: [409, 'The merge can no longer be undone'],
  po_number_missing: [409, 'The customer requires their own number on every order'],
  unmatched_lines: [409, 'Some lines have no product yet'],
  customer_not_chosen: [409, 'Nobody has said which customer the order is for'],
  open_proposals: [409, 'The customer has asked for changes that nobody has decided on'],
  question_open: [409, 'The customer was asked something and has not answered'],
  unread_message: [409, 'The customer has written something that nobody has read yet'],
  cancellation_open: [409, 'The customer may want the order cancelled'],
  approval_recalled: [409, 'The approval was taken back because the customer asked for a change'],
  task_done: [409, 'The task is done already'],
  proposal_decided: [409, 'The proposal is decided already'],
  customer_on_hold: [409, 'The customer is on credit hold'],
  customer_unverified: [409, 'Nobody has confirmed who the customer is'],
  last_identity: [409, 'A customer keeps at least one number or id'],
  customer_without_erp_account: [409, 'The customer has no account in the ERP'],
  erp_not_configured: [409, 'No ERP is configured'],
  erp_reference_taken: [409, 'Another order has this ERP reference'],
  import_not_ready: [409, 'The import is not in a state for that'],
  import_has_errors: [409, 'Some rows of the import have errors'],
  import_not_undoable: [409, 'The import can no longer be undone'],
  item_code_taken: [409, 'The customer has this code for another product'],
  price_taken: [409, 'Another price for the same begins on that day'],
  sku_taken: [409, 'Another product has this SKU'],
  alias_taken: [409, 'The phrase already means a product'],
  phone_taken: [409, 'Another customer has this phone number'],
  erp_account_taken: [409, 'Another customer has this ERP account'],
  username_taken: [409, 'Another user has this name'],
  canned_reply_taken: [409, 'Another canned reply has this title'],
  canned_reply_limit: [409, 'There are too many canned replies'],
  branch_code_taken: [409, 'Another branch of the customer has this code'],
  location_code_taken: [409, 'Another location has this code'],
  location_in_use: [409, 'The location is in use'],
  phone_number_id_taken: [409, 'Another tenant receives on this phone number id'],
  second_factor_on: [409, 'The second factor is on already'],
  second_factor_off: [409, 'There is no second factor'],
  passkey_taken: [409, 'The passkey has been added before'],
  passkey_limit: [409, 'There are too many passkeys'],
  passkeys_unavailable: [409, 'Passkeys need the service at a name over https'],
  last_manager: [409, 'The last manager cannot be switched off'],
  webhook_disabled: [409, 'The receiver is switched off'],
  not_retryable: [409, 'It has to be looked at before it is done again'],
  secret_unreadable: [409, 'A stored password or secret cannot be read'],
  tenant_taken: [409, 'Another tenant has this name'],
  idempotency_key_reused: [409, 'The idempotency key was used with another request'],
  external_id_reused: [409, 'Another order was sent with this externalId'],
  idempotency_in_flight: [409, 'The first request with this idempotency key is still running'],
  body_too_large: [413, 'The body is too large'],
  unsupported_media_type: [415, 'The content type is not supported'],
  range_not_satisfiable: [416, 'The range lies outside the recording'],
  rate_limited: [429, 'Too many requests'],
  internal: [500, 'Something went wrong on our side'],
  erp_refused: [502, 'The ERP refused the order'],
  erp_unreadable: [502, 'The ERP could not be read'],
  unavailable: [503, 'A part that this needs is not available'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ErrorCode = keyof typeof errorCodes;

/** One fault of the input: where (`lines.0.quantity`), which kind, and in words. */
export interface InputFault {
  path: string;
  code: string;
  message: string;
}

export interface ErrorDetails {
  errors?: InputFault[];
  /** Seconds for `Retry-After`. */
  retryAfterSeconds?: number;
  /** `Content-Range` of a range that cannot be satisfied. */
  contentRange?: string;
  /** Further members of the problem document. */
  extra?: Record<string, unknown>;
}

/** What a verb throws when it will not do as asked; `message` is for the person who asked. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  get status(): number {
    return errorCodes[this.code][0];
  }
}

/** Unknown, or another tenant's: the answer is the same, so that nobody learns which. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `No ${what} with this id.`);
}

/** The caller's change was made on an older state than what is stored now (`If-Match`). */
export function changedMeanwhile(
  code: 'order_changed' | 'product_changed' | 'customer_changed',
  { seen, currentVersion }: { seen: number; currentVersion: number },
): AppError {
  const what = code.replace('_changed', '');
  const message = `The ${what} is at version ${currentVersion} by now, not ${seen}; look at it again.`;
  return new AppError(code, message, { extra: { currentVersion } });
}
