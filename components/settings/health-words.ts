/** One kind of work of the ledger: still owed, and given up. */
export interface OwedWork {
  name: string;
  owed: number;
  givenUp: number;
  owedSince: string | null;
}

interface WorkWords {
  words: string;
  whenLate: string;
  whenGivenUp: string;
}

const keepRunning = 'Check that the service and its executor run; it goes on by itself as soon as they do.';
const unknownWork: WorkWords = {
  words: 'Other work',
  whenLate: keepRunning,
  whenGivenUp: 'Look in the log of the service for its id.',
};

const wordsByName = new Map<string, WorkWords>([
  [
    'message/received',
    {
      words: 'Messages to read',
      whenLate: keepRunning,
      whenGivenUp: 'They wait in the review queue as failed: add their lines by hand, or reject them.',
    },
  ],
  [
    'voice/received',
    {
      words: 'Voice notes to hear',
      whenLate: 'Check that the messaging platform and what transcribes are reachable; it goes on by itself.',
      whenGivenUp: 'They wait in the review queue: listen to them and type what they say.',
    },
  ],
  [
    'attachment/due',
    {
      words: 'Pictures and documents to fetch',
      whenLate: 'Check that the messaging platform is reachable and its access token still holds.',
      whenGivenUp: 'Their orders say which are missing: ask these customers to send them again.',
    },
  ],
  [
    'order/approved',
    {
      words: 'Orders to send to the ERP',
      whenLate: 'Test the connection under ERP. Orders are sent by themselves once it answers.',
      whenGivenUp: 'Open the failed orders under Orders: each says why, and can be sent again from there.',
    },
  ],
  [
    'event/recorded',
    {
      words: 'Events to hand to webhooks',
      whenLate: keepRunning,
      whenGivenUp: 'Look in the log of the service for the event’s id.',
    },
  ],
  [
    'webhook/delivery.due',
    {
      words: 'Webhook deliveries',
      whenLate: 'See under Webhooks which receiver fails; deliveries are retried for up to 3 days.',
      whenGivenUp:
        'Open the webhook: its failed deliveries say what the receiver answered, and can be sent again.',
    },
  ],
  [
    'import/due',
    {
      words: 'Imports',
      whenLate: keepRunning,
      whenGivenUp: 'Nothing of them was stored. Send the file again under Import.',
    },
  ],
  [
    'order/quiet',
    {
      words: 'Questions asked without a clerk',
      whenLate: 'They wait until the customer has been quiet for a while.',
      whenGivenUp: 'Nothing was asked. Ask from the orders.',
    },
  ],
  [
    'notification/due',
    {
      words: 'Messages to customers',
      whenLate: 'Check that the messaging platform is reachable and its access token still holds.',
      whenGivenUp: 'These customers were not told. Open their orders to see which, and call them.',
    },
  ],
]);

export function describeWork(name: string): WorkWords {
  return wordsByName.get(name) ?? unknownWork;
}

/** The relay looks once a second and sends stuck work again, so minutes of delay mean that something is wrong. */
const patienceMs = 5 * 60_000;

export function judgeWork(
  { owed, givenUp, owedSince }: Omit<OwedWork, 'name'>,
  now: number,
): 'fine' | 'late' | 'given up' {
  if (givenUp > 0) return 'given up';
  const isLate = owed > 0 && owedSince !== null && now - Date.parse(owedSince) > patienceMs;
  return isLate ? 'late' : 'fine';
}
