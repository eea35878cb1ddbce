import type { OrderStatus } from '@/lib/orders/status';

/** What a line turned out to be once a clerk had looked at it: the phrase as it stands in the text, how many, which SKU. */
export type SettledLine = [phrase: string, quantity: number, sku: string];

/** How an order was told to its customer: the state the platform reported last. */
export type ToldState = 'SENT' | 'DELIVERED' | 'READ' | 'FAILED';

/** Lines of an order that a clerk moved to another location. */
export interface DemoSplit {
  key: string;
  minutesAfter: number;
  location: 'JHB' | 'DBN';
  /** Phrases of the lines that go. */
  phrases: string[];
}

interface DemoOrderBasis {
  key: string;
  customer: string;
  hoursAgo: number;
  /** The message; empty for a voice note, whose text is in voice/notes.json. */
  text: string;
  /** Name of a note in voice/notes.json. */
  voice?: string;
  /** A recording that nothing has turned into text. */
  untranscribed?: true;
  source?: 'SIMULATOR';
  location?: 'DBN';
  /** Codes of the warnings that the order carries. */
  warnings?: ('possible_duplicate' | 'new_customer')[];
  split?: DemoSplit;
}

/** One order of the demo, as its status demands: a settled one says what its lines became, a cancelled one why. */
export type DemoOrder = DemoOrderBasis &
  (
    | { status: Extract<OrderStatus, 'RECEIVED' | 'PENDING_REVIEW'> }
    | { status: Extract<OrderStatus, 'CANCELLED'>; reason: string }
    | {
        status: Extract<OrderStatus, 'APPROVED' | 'FAILED'>;
        lines: SettledLine[];
        attempts: number;
        erpError: string;
      }
    | { status: Extract<OrderStatus, 'COMPLETED'>; lines: SettledLine[]; told: ToldState }
  );
