import type { WorkName } from '../ledger/work';

interface Advice {
  whatToDo: string;
  /** Whether doing it again is safe and of use, or belongs elsewhere. */
  canRetry: boolean;
}

const advice: Readonly<Record<WorkName, Advice>> = {
  'message/received': {
    whatToDo: 'Try it again. If it fails once more, open its order and add the lines by hand.',
    canRetry: true,
  },
  'voice/received': {
    whatToDo: 'Try it again. If it fails once more, open its order, listen to it and type what it says.',
    canRetry: true,
  },
  'attachment/due': {
    whatToDo: 'Try it again. If it fails once more, ask the customer to send the file again.',
    canRetry: true,
  },
  'order/approved': {
    whatToDo:
      'Open the order and mend what it says. If it is in doubt, look in the ERP and say what you found; else approve it again.',
    canRetry: false,
  },
  'event/recorded': { whatToDo: 'Try it again: no receiver has been told yet.', canRetry: true },
  'webhook/delivery.due': {
    whatToDo: 'See under Webhooks what the receiver answered, then send it again.',
    canRetry: true,
  },
  'import/due': {
    whatToDo:
      'Nothing of it was stored. Send the file again under Import; if it fails once more, look in the log for its id.',
    canRetry: false,
  },
  'erp/read.due': { whatToDo: 'Nothing: the ERP is read again every night.', canRetry: true },
  'recordings/unwanted': {
    whatToDo: 'Look whether the store of recordings works, then try it again: they are still there.',
    canRetry: true,
  },
  'order/quiet': {
    whatToDo: 'Ask from the order: nothing was sent to its customer.',
    canRetry: true,
  },
  'retention/due': { whatToDo: 'Nothing: it is tried again every night.', canRetry: true },
  'notification/due': {
    whatToDo: 'Call the customer: whether the message went out is not known, so it is not sent twice.',
    canRetry: false,
  },
};

/** What a manager can do about work that was given up. */
export function adviceFor(name: WorkName): Advice {
  return advice[name];
}
