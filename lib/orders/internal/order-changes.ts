/** The NOTIFY channel of changes of orders; see `tell_order_change` and `tell_claim_change` in db/migrations. */
export const orderChanges = 'order_changes';

/** Told when changes may have been told to nobody. */
export const missedChanges = '{"missed":true}';
