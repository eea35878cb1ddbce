import { dayWords, windowOf } from '../delivery-words';
import type { SalesOrderHead } from './connector';
import type { MappedHeadPart } from './head-contract';

/**
 * A head in one line for people, in a form that stays: `PO 4471 · Deliver 5 Dec 2026, 08:00–12:00 · To Main Street
 * (MS), 12 Main Street · Contact Thabo 0825550101 · Note: ring twice`. Empty when nothing is said.
 */
export function describeHead(head: SalesOrderHead): string {
  const { poNumber, urgent, delivery, shipTo, branchCode, address, instructions } = head;
  const collect = delivery === 'COLLECT';
  const when = whenOf(head);
  const verb = collect ? 'Collect' : 'Deliver';
  const place = [branchCode === null ? shipTo : `${shipTo} (${branchCode})`, address].filter(
    (part) => part !== null,
  );
  const contact = contactOf(head);
  return [
    urgent ? 'URGENT' : '',
    poNumber === null ? '' : `PO ${poNumber}`,
    when === '' ? (delivery === null ? '' : verb) : `${verb} ${when}`,
    shipTo === null ? '' : `To ${place.join(', ')}`,
    contact === '' ? '' : `Contact ${contact}`,
    instructions === null ? '' : `Note: ${instructions}`,
  ]
    .filter((part) => part !== '')
    .map((part) => part.replace(/\s+/g, ' '))
    .join(' · ');
}

/** `5 Dec 2026, 08:00–12:00`; `from 5 Dec 2026` for a day before which it must not come. */
function whenOf(head: SalesOrderHead): string {
  const { requestedDate, notBefore } = head;
  const day = requestedDate === null ? '' : `${notBefore ? 'from ' : ''}${dayWords(requestedDate)}`;
  return [day, windowOf(head)].filter((part) => part !== '').join(', ');
}

const contactOf = ({ contactName, contactPhone }: SalesOrderHead): string =>
  [contactName, contactPhone].filter((part) => part !== null).join(' ');

/** The header fields that the tenant has named for parts of the head; a part that is not said has none. */
export function mappedHead(
  head: SalesOrderHead,
  names: Partial<Record<MappedHeadPart, string>>,
): Record<string, string> {
  const { poNumber, requestedDate, shipTo, branchCode, instructions, delivery } = head;
  const values: Record<MappedHeadPart, string | null> = {
    ...{ poNumber, requestedDate, shipTo, branchCode, instructions, delivery },
    deliveryWindow: windowOf(head),
    contact: contactOf(head),
  };
  return Object.fromEntries(
    Object.entries(names).flatMap(([part, name]) => {
      const value = values[part as MappedHeadPart];
      return value ? [[name, value]] : [];
    }),
  );
}
