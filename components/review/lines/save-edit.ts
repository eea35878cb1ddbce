import type { QueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import type { Words } from '@/lib/words/words';
import { orderQuery } from '../use-order';
import type { LineEdit } from './apply-edits';
import { hasSeen, isAsSeen } from './is-as-seen';
import { isInEffect } from './is-in-effect';

export interface SavedEdit {
  order: FullOrder;
  taught: {
    phrase: string;
    /** Of what is said of it. */
    key: 'learnedCode' | 'learnedEveryone' | 'learnedCustomer';
    product: string;
  } | null;
}

/** Edits that were sent, by the version they were sent against: whether they arrived is known once they are answered. */
const sent = new WeakMap<LineEdit, number>();

/**
 * Saves one edit against the latest version known here, if its line still says there what it said to the clerk: else the
 * edit would undo what somebody else did since, unseen. Other lines may have changed. An edit whose answer was lost may be given again: it is
 * looked for on the order first, so that it is neither done twice nor taken for somebody else's change. Throws ApiError.
 */
export async function saveEdit(client: QueryClient, orderId: string, edit: LineEdit): Promise<SavedEdit> {
  const known = client.getQueryData(orderQuery(orderId).queryKey);
  let version = sent.get(edit) ?? known?.version;
  if (!sent.has(edit) && known && !isAsSeen(edit, known.lines)) throw overtaken();
  if (sent.has(edit)) {
    const order = await callApi('GET /api/orders/:id', { params: { id: orderId } });
    if (isInEffect(edit, order.lines)) {
      if (edit.kind !== 'choose' || edit.teach === null) return { order, taught: null };
      // Whether the phrase was learned too does not show on the line; learning it again changes nothing.
      version = order.version;
    }
  }
  if (version !== undefined) sent.set(edit, version);
  try {
    return await send(orderId, edit, version);
  } catch (error) {
    if (!isOvertaken(error) || !hasSeen(edit) || edit.seen === undefined) throw error;
    const now = await callApi('GET /api/orders/:id', { params: { id: orderId } });
    if (!isAsSeen(edit, now.lines)) throw error;
    sent.set(edit, now.version);
    return send(orderId, edit, now.version);
  }
}

const overtaken = () => new ApiError(409, 'order_changed', '');

/** Somebody else was quicker. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'order_changed';
}

async function send(orderId: string, edit: LineEdit, ifMatch: number | undefined): Promise<SavedEdit> {
  const params = { id: orderId, lineId: edit.lineId };
  if (edit.kind === 'remove') {
    const { order } = await callApi('DELETE /api/orders/:id/lines/:lineId', { params, ifMatch });
    return { order, taught: null };
  }
  if (edit.kind === 'restore') {
    const { order } = await callApi('POST /api/orders/:id/lines/:lineId/restore', { params, ifMatch });
    return { order, taught: null };
  }
  if (edit.kind === 'add') {
    const body = { productId: edit.product.id, quantity: edit.quantity };
    const addition = { params: { id: orderId }, body, ifMatch, idempotencyKey: edit.lineId };
    const { order } = await callApi('POST /api/orders/:id/lines', addition);
    return { order, taught: null };
  }
  const teaching = edit.teach ? { teachAlias: true, aliasScope: edit.teach } : {};
  const unit = edit.unit === undefined ? {} : { unit: edit.unit };
  const confirming = edit.onlyQuantity ? { confirmProduct: false } : {};
  const body = { productId: edit.product.id, quantity: edit.quantity, ...unit, ...confirming, ...teaching };
  const { order, alias, taughtCode } = await callApi('PUT /api/orders/:id/lines/:lineId', {
    params,
    body,
    ifMatch,
  });
  const isForAll = edit.teach === 'TENANT';
  return {
    order,
    taught: alias && {
      phrase: alias.aliasText,
      key: taughtCode !== null ? 'learnedCode' : isForAll ? 'learnedEveryone' : 'learnedCustomer',
      product: edit.product.name,
    },
  };
}

/** Whether the same request may succeed later: no answer came, the service is in trouble, or still at the first try. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isOutOfReach(error) || error.status >= 500 || error.code === 'idempotency_in_flight';
}

/** No answer came at all. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

export function describeEdit(edit: LineEdit, t: Words<'reviewLines'>): string {
  switch (edit.kind) {
    case 'remove':
      return t('edit_remove');
    case 'restore':
      return t('edit_restore');
    case 'add':
      return t('edit_add', { quantity: String(edit.quantity), product: edit.product.name });
    case 'choose':
      return t(edit.teach ? 'edit_chooseAndTeach' : 'edit_choose', {
        quantity: String(edit.quantity),
        product: edit.product.name,
      });
  }
}
