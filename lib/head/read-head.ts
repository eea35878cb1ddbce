import { localDate } from '../clock';
import { readContact } from './fields/read-contact';
import { rateDays, readDate } from './fields/read-date';
import { readDelivery, readUrgent } from './fields/read-delivery';
import { readInstructions } from './fields/read-instructions';
import { readPoNumber } from './fields/read-po';
import { readPrices } from './fields/read-prices';
import { readShipTo } from './fields/read-ship-to';
import { readWindow } from './fields/read-window';
import type { HeadField, HeadOptions, OrderHead } from './head';
import { type HeadView, viewHead } from './text/view-head';

/**
 * Reads what a message says of its order as a whole: the number, the day and hours, the place, whom to ask, what the
 * driver is to do, and the prices of the lines given. A field that it does not say is null; one that cannot be right (a
 * day that has passed, or that no calendar has) is there all the same, with a doubt. Throws only for an unknown zone.
 */
export function readHead(text: string, options: HeadOptions): OrderHead {
  const { sentAt, timeZone, branches = [], lines = [] } = options;
  const view = viewHead(text, lines);
  const today = localDate(sentAt, timeZone);
  const days = rateDays(view, today);
  const poNumber = readPoNumber(view);
  const requestedDate = readDate(view, days, today);
  const window = readWindow(view, days);
  const shipTo = readShipTo(view, branches, days);
  const day = requestedDate?.value.date ? requestedDate : null;
  const told = [poNumber, day, window, shipTo].flatMap((field) => (field ? [wordsOf(view, field)] : []));
  // Where a day is asked for, who delivers need not know of the others.
  const isOpen = requestedDate?.doubts?.some(({ code }) => code === 'not-then') === true;
  const refusals = isOpen ? days.flatMap(({ refusal }) => refusal ?? []) : [];
  return {
    poNumber,
    requestedDate,
    window,
    shipTo,
    instructions: readInstructions(view, told, refusals),
    contact: readContact(view),
    delivery: readDelivery(view, days),
    urgent: readUrgent(view),
    statedPrices: readPrices(view),
  };
}

/** The words of a field. */
function wordsOf(view: HeadView, { start, end }: HeadField<unknown>): { from: number; to: number } {
  const from = view.words.findIndex((word) => word.end > start);
  const behind = view.words.findIndex((word) => word.start >= end);
  return { from: Math.max(0, from), to: behind < 0 ? view.words.length : behind };
}
