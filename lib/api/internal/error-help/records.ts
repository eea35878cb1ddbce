import type { HelpWith } from './shape';

/** Of customers, catalogue, imports, accounts and settings: what is taken, bound or too much. */
export const recordErrors = {
  product_changed: [
    'The product is newer than the version of your `If-Match`.',
    'Read it again, make your change on that, and send its `ETag`.',
  ],
  customer_changed: [
    'The customer is newer than the version of your `If-Match`.',
    'Read it again, make your change on that, and send its `ETag`.',
  ],
  customer_merged: [
    'The customer was joined with another, whom the answer names.',
    'Use that one’s id from now on.',
  ],
  customer_erased: [
    'The customer was erased for good; only figures of finished orders are left.',
    'Create the customer anew if they order again.',
  ],
  customer_has_open_orders: [
    'The customer has orders that are neither finished nor cancelled.',
    'Finish or reject them first.',
  ],
  customers_not_mergeable: [
    'An order of theirs is on its way to the ERP, or its outcome is not known; `detail` says which.',
    'Wait until it is settled and join them then.',
  ],
  merge_not_undoable: [
    'More than a day has passed, or one of the two was erased or joined again since.',
    'Create the other customer anew and move what is theirs.',
  ],
  last_identity: [
    'It is the only number or id by which the customer is known.',
    'Add another first (`POST /api/customers/:id/identities`).',
  ],
  import_not_ready: [
    'The import is being read, stored or undone, or is finished; `importStatus` says which.',
    'Ask for it again (`GET /api/imports/:id`) until its status allows it.',
  ],
  import_has_errors: [
    'Some rows cannot be stored; the import lists them.',
    'Mend the file and send it anew, or store the good rows alone with `leaveOutRejected`.',
  ],
  import_not_undoable: ['An import can be undone for a week.', 'Import the list as it was before.'],
  item_code_taken: [
    'The customer uses this code for another product, which the answer names.',
    'Remove that one first, if the code now means something else.',
  ],
  price_taken: [
    'A price for the same product and customer or tier begins on that day.',
    'Remove it first, or choose another day.',
  ],
  sku_taken: [
    'Another product has this SKU.',
    'Find it with `GET /api/products?search=` and change that one.',
  ],
  alias_taken: [
    'The phrase means a product already; the answer names it.',
    'Remove that alias first, or teach it for one customer only.',
  ],
  phone_taken: [
    'Another customer has this number, in whatever spelling.',
    'Use that customer, or join the two.',
  ],
  erp_account_taken: ['Another customer has this ERP account.', 'Use that customer, or join the two.'],
  username_taken: ['Another user of the tenant has this name.', 'Choose another.'],
  canned_reply_taken: ['Another canned reply in this language has this title.', 'Choose another title.'],
  canned_reply_limit: ['The tenant has as many as there may be.', 'Remove one first.'],
  branch_code_taken: ['Another branch of the customer has this code.', 'Change that one, or choose another.'],
  location_code_taken: ['Another location has this code.', 'Choose another.'],
  location_in_use: [
    'Orders, stock or branches depend on the location, or new orders go there; `detail` says which.',
    'Move them or make another location the default, and archive it then.',
  ],
  phone_number_id_taken: [
    'Another tenant receives messages on this phone number id.',
    'Check the id; a number belongs to one tenant.',
  ],
  second_factor_on: ['The account has one.', 'Turn it off before setting up another.'],
  second_factor_off: ['The account has none.', 'Nothing is to be done.'],
  passkey_taken: ['This device’s passkey is on the account.', 'Sign in with it.'],
  passkey_limit: ['The account has as many as there may be.', 'Remove one that is not used.'],
  passkeys_unavailable: [
    'Browsers make passkeys only for a name over https, or for localhost.',
    'Run the service at such an `APP_URL`, or use an authenticator app.',
  ],
  last_manager: ['Nobody could manage the tenant any more.', 'Make somebody else a manager first.'],
  webhook_disabled: [
    'The receiver is switched off, by a person or after days of failures.',
    'Switch it on (`PUT /api/settings/webhooks/:id`), then recover what it missed.',
  ],
  not_retryable: [
    'Doing it again by itself might do harm or be of no use; `detail` says what to look at.',
    'Do that, and mark it as done.',
  ],
  tenant_taken: ['Another tenant has this name.', 'Choose another.'],
} as const satisfies HelpWith;
