import type { OrderHead } from '../../head/head';
import { emptyHead, type StoredHead } from '../order-head';

type Read = { value: unknown; start: number; end: number; confidence: number; reason: string };

/** A head as it was read, in the form in which it lies on the order. `hasBranches`: the customer has any. */
export function storedHead(head: OrderHead, { hasBranches }: { hasBranches: boolean }): StoredHead {
  const { poNumber, requestedDate, window, shipTo, contact, delivery, urgent } = head;
  return {
    poNumber: poNumber && { ...plain(poNumber), value: poNumber.value },
    requestedDate: requestedDate && {
      ...plain(requestedDate),
      value: requestedDate.value.date,
      alternative: requestedDate.value.alternative,
      notBefore: requestedDate.value.notBefore,
    },
    window: window && { ...plain(window), value: { from: window.value.from, to: window.value.to } },
    shipTo: shipTo && {
      ...plain(shipTo),
      value: shipTo.value,
      // Whose places nobody has entered has none to be among.
      doubts: (shipTo.doubts ?? []).filter(({ code }) => hasBranches || code !== 'place-unknown'),
    },
    instructions: instructionsOf(head),
    contact: contact && { ...plain(contact), value: contact.value },
    delivery: delivery && { ...plain(delivery), value: delivery.value },
    urgent: urgent && { ...plain(urgent), value: urgent.value },
  };
}

/** All of them as one text. */
function instructionsOf({ instructions }: OrderHead): StoredHead['instructions'] {
  const [first] = instructions;
  if (!first) return null;
  return {
    ...plain(first),
    value: instructions.map(({ value }) => value).join('; '),
    confidence: Math.min(...instructions.map(({ confidence }) => confidence)),
    reason: instructions.map(({ reason }) => reason).join('; '),
  };
}

function plain(field: Read & { doubts?: readonly { code: string; message: string }[] }) {
  const { start, end, confidence, reason, doubts = [] } = field;
  return {
    confidence,
    span: { start, end },
    reason,
    doubts: doubts.map(({ code, message }) => ({ code, message })),
    setByPerson: false,
  };
}

/** What reading anew makes of a head: a part that a person set or emptied stays as it is. */
export function headReadAnew(before: StoredHead | null, now: StoredHead): StoredHead {
  const kept = Object.entries(before ?? emptyHead).filter(([, part]) => part?.setByPerson === true);
  return { ...now, ...Object.fromEntries(kept) };
}
