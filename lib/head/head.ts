/** What is odd about a field of a head: it is read all the same, and a clerk is to look at it. */
export interface HeadDoubt {
  code:
    | 'past'
    | 'no-such-day'
    | 'other-day'
    | 'not-then'
    | 'or-earlier'
    | 'feast'
    | 'backwards'
    | 'too-long'
    | 'two-numbers'
    | 'two-places'
    | 'not-there'
    | 'place-unknown'
    | 'vague';
  /** For a clerk, in a few words. */
  message: string;
}

/** A field of an order's head as it was read. `start` and `end` are UTF-16 offsets of its value in the text. */
export interface HeadField<Value> {
  value: Value;
  start: number;
  end: number;
  /** 0 to 1. */
  confidence: number;
  /** For a clerk: what in the message says so. */
  reason: string;
  doubts?: HeadDoubt[];
}

/** `date` is null for a day that the calendar does not have, and where only days are named on which nothing is to come; `alternative` is the other day that the words may mean. */
export interface RequestedDate {
  /** `YYYY-MM-DD` in the tenant's zone. */
  date: string | null;
  alternative: string | null;
  /** Not on the day but from it on. */
  notBefore: boolean;
}

/** `HH:MM` on a clock of 24 hours; null where that side is open. */
export interface TimeWindow {
  from: string | null;
  to: string | null;
  /** Hours by convention: "in the morning". */
  vague: boolean;
}

/** `branchId` is null for a place that is none of the customer's branches. */
export interface ShipTo {
  branchId: string | null;
  text: string;
}

export interface Contact {
  name: string | null;
  /** Digits only, with a `+` before a country code if one is written. */
  phone: string | null;
}

/** A price that a message states for a line. `line` is its place among the lines given. */
export interface StatedPrice extends HeadField<number> {
  line: number;
  /** The unit it is for, as it is written; null when not said. */
  per: string | null;
}

/** Null where the message does not say. */
export interface OrderHead {
  poNumber: HeadField<string> | null;
  requestedDate: HeadField<RequestedDate> | null;
  window: HeadField<TimeWindow> | null;
  shipTo: HeadField<ShipTo> | null;
  instructions: HeadField<string>[];
  contact: HeadField<Contact> | null;
  delivery: HeadField<'DELIVER' | 'COLLECT'> | null;
  urgent: HeadField<true> | null;
  statedPrices: StatedPrice[];
}

/** A place of a customer to which it has orders sent. */
export interface Branch {
  id: string;
  code: string | null;
  name: string;
  address: string | null;
  /** What it is usually called besides. */
  names: readonly string[];
}

export interface HeadOptions {
  /** When the message was sent: days are counted from it. */
  sentAt: Date;
  /** The IANA time zone of the tenant. */
  timeZone: string;
  /** The branches of the customer who sent it. */
  branches?: readonly Branch[];
  /** The lines that were read from it, as UTF-16 offsets of their goods; see `InterpretedLine`. */
  lines?: readonly { start: number; end: number }[];
}
