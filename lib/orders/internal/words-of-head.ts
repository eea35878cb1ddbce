import type { HeadFieldName } from '../head-fields';
import type { StoredHead } from '../order-head';
import { shownPart } from './head-view';

/** What a later message says of an order as a whole, as a clerk reads it: `the PO number “7788”`. `text` is the message's. */
export function wordsOfHead(head: StoredHead, text: string): string[] {
  const said: Record<HeadFieldName, string | null> = {
    requestedDate: wordsOfDay(head, text),
    window: wordsOfHours(head),
    delivery: wordsOfDelivery(head),
    shipTo: quoted(shownPart(head.shipTo)?.value.text, (place) => `delivery to “${place}”`),
    poNumber: quoted(shownPart(head.poNumber)?.value, (number) => `the PO number “${number}”`),
    contact: quoted(contactOf(head), (contact) => `the contact “${contact}”`),
    instructions: quoted(shownPart(head.instructions)?.value, (note) => `the note “${note}”`),
    urgent: shownPart(head.urgent)?.value ? 'urgent delivery' : null,
  };
  return Object.values(said).filter((each) => each !== null);
}

const quoted = (words: string | undefined, say: (words: string) => string): string | null =>
  words ? say(words.replaceAll(/[“”]/g, '"')) : null;

function wordsOfDay({ requestedDate }: StoredHead, text: string): string | null {
  const part = shownPart(requestedDate);
  if (!part) return null;
  const { value, alternative, notBefore, span } = part;
  // Only days are refused, or no calendar has it: the customer's own words say which.
  if (value === null)
    return quoted(span ? text.slice(span.start, span.end) : text, (day) => `as day of delivery “${day}”`);
  if (alternative !== null) return `delivery on ${value} or ${alternative}`;
  return notBefore ? `delivery from ${value} on` : `delivery on ${value}`;
}

function wordsOfHours({ window }: StoredHead): string | null {
  const { from, to } = shownPart(window)?.value ?? { from: null, to: null };
  if (from !== null && to !== null) return `delivery between ${from} and ${to}`;
  if (from !== null) return `delivery after ${from}`;
  return to === null ? null : `delivery before ${to}`;
}

function wordsOfDelivery({ delivery, ...head }: StoredHead): string | null {
  const how = shownPart(delivery)?.value;
  if (how === 'COLLECT') return 'to collect the goods';
  // With a day or a place of delivery it is said already.
  const isSaid = [head.requestedDate, head.window, head.shipTo].some((part) => shownPart(part) !== null);
  return how === undefined || isSaid ? null : 'the goods delivered';
}

function contactOf({ contact }: StoredHead): string | undefined {
  const { name, phone } = shownPart(contact)?.value ?? { name: null, phone: null };
  return [name, phone].filter(Boolean).join(' ') || undefined;
}
