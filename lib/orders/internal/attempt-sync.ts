import type { ErpConnector, Finding, SalesOrder, SyncOutcome } from '../../erp/connector';

/** What one attempt came to, for the order: done, refused for good, or to be tried again. */
export type AttemptResult =
  /** `reference` null: the other side took the order and need not name it, so the number is ours to give. */
  | { kind: 'created'; reference: string | null; duplicate: boolean }
  | { kind: 'refused'; message: string }
  /** `inDoubt`: this attempt may have created the sales order. */
  | { kind: 'deferred'; message: string; inDoubt: boolean; retryAfterMs?: number };

/**
 * Brings one order into the ERP: asks before it posts when an earlier attempt may have worked, and asks once after
 * it when the ERP has ended the call without naming the sales order.
 */
export async function attemptSync(
  erp: ErpConnector,
  salesOrder: SalesOrder,
  { mayAlreadyExist }: { mayAlreadyExist: boolean },
): Promise<AttemptResult> {
  if (mayAlreadyExist && !erp.repeatsAreSafe) {
    const known = readBefore(await erp.findSalesOrder(salesOrder.orderId));
    if (known !== undefined) return known;
  }
  const outcome = await erp.createSalesOrder(salesOrder);
  switch (outcome.kind) {
    case 'created':
      return outcome;
    case 'accepted':
      return { kind: 'created', reference: null, duplicate: false };
    case 'refused':
      return { kind: 'refused', message: outcome.message };
    case 'unavailable':
      return deferred(outcome, { inDoubt: false });
    case 'duplicate':
      if (!erp.repeatsAreSafe) return readAfter(outcome, await erp.findSalesOrder(salesOrder.orderId));
      // "I have it already" is ours only when we know that it may have it.
      return mayAlreadyExist
        ? { kind: 'created', reference: null, duplicate: true }
        : { kind: 'refused', message: outcome.message };
    case 'unknown':
      if (outcome.mayStillRun || erp.repeatsAreSafe) return deferred(outcome, { inDoubt: true });
      return readAfter(outcome, await erp.findSalesOrder(salesOrder.orderId));
  }
}

/** What is known before posting; undefined when the order may be posted. */
function readBefore(finding: Finding): AttemptResult | undefined {
  switch (finding.kind) {
    case 'found':
      return finding.reference === null
        ? doubtful('the ERP has the order, but does not name its sales order')
        : { kind: 'created', reference: finding.reference, duplicate: true };
    case 'unclear':
      return doubtful(`could not learn whether the ERP already has this order: ${finding.message}`);
    case 'absent':
    case 'cannot_be_asked':
      return undefined;
  }
}

/** What an answer without a reference comes to, once the ERP was asked. */
function readAfter(
  outcome: Extract<SyncOutcome, { kind: 'duplicate' | 'unknown' }>,
  finding: Finding,
): AttemptResult {
  if (finding.kind === 'found' && finding.reference !== null) {
    return { kind: 'created', reference: finding.reference, duplicate: outcome.kind === 'duplicate' };
  }
  if (outcome.kind === 'unknown') return deferred(outcome, { inDoubt: true });
  // A conflict about something else: the ERP does not know the order, or cannot say.
  if (finding.kind === 'absent' || finding.kind === 'cannot_be_asked') {
    return { kind: 'refused', message: outcome.message };
  }
  return doubtful(outcome.message);
}

function doubtful(message: string): AttemptResult {
  return { kind: 'deferred', message, inDoubt: true };
}

function deferred(
  { message, retryAfterMs }: { message: string; retryAfterMs?: number },
  { inDoubt }: { inDoubt: boolean },
): AttemptResult {
  return { kind: 'deferred', message, inDoubt, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}
