import { type HeadFieldName, headFields } from '@/lib/orders/head-fields';
import type { OrderHeadView } from '@/lib/orders/order-head';
import { type HeadPartName, headParts } from './head-parts';
import type { HeadBody } from './use-set-head';

/** A head as it is typed: empty where nothing is said. `branch` is an id; `elsewhere` another place in words. */
export interface HeadValues {
  date: string;
  from: string;
  to: string;
  delivery: '' | 'DELIVER' | 'COLLECT';
  branch: string;
  elsewhere: string;
  contactName: string;
  contactPhone: string;
  poNumber: string;
  instructions: string;
  urgent: boolean;
}

export function headValues(head: OrderHeadView): HeadValues {
  const { requestedDate, window, delivery, shipTo, contact, poNumber, instructions, urgent } = head;
  return {
    date: requestedDate?.value ?? '',
    from: window?.value.from ?? '',
    to: window?.value.to ?? '',
    delivery: delivery?.value ?? '',
    branch: shipTo?.branch?.id ?? '',
    elsewhere: shipTo && shipTo.branch === null ? shipTo.value.text : '',
    contactName: contact?.value.name ?? '',
    contactPhone: contact?.value.phone ?? '',
    poNumber: poNumber?.value ?? '',
    instructions: instructions?.value ?? '',
    urgent: urgent?.value ?? false,
  };
}

/**
 * What is to be sent of a part that was typed: what differs, and what is doubted and was left as it is, which a person
 * has thereby confirmed.
 */
export function headBody(part: HeadPartName, typed: HeadValues, head: OrderHeadView): HeadBody {
  const [before, after] = [bodyOf(headValues(head)), bodyOf(typed)];
  const own: readonly HeadFieldName[] = headParts[part].fields;
  const sent = headFields.filter(
    (field) =>
      own.includes(field) &&
      (JSON.stringify(before[field]) !== JSON.stringify(after[field]) || isDoubted(head, field)),
  );
  return Object.fromEntries(sent.map((field) => [field, after[field]]));
}

const isDoubted = (head: OrderHeadView, field: HeadFieldName): boolean =>
  (head[field]?.doubts.length ?? 0) > 0;

function bodyOf(values: HeadValues): Required<HeadBody> {
  const text = (value: string) => value.trim() || null;
  const [from, to] = [text(values.from), text(values.to)];
  const [name, phone] = [text(values.contactName), text(values.contactPhone)];
  const elsewhere = text(values.elsewhere);
  const branch = text(values.branch);
  return {
    poNumber: text(values.poNumber),
    requestedDate: text(values.date),
    window: from === null && to === null ? null : { from, to },
    shipTo: branch !== null ? { branchId: branch } : elsewhere === null ? null : { text: elsewhere },
    instructions: text(values.instructions),
    contact: name === null && phone === null ? null : { name, phone },
    delivery: values.delivery === '' ? null : values.delivery,
    urgent: values.urgent ? true : null,
  };
}
