import type { PartStatus, StatusOf } from '@/lib/health/part-status';

export interface Judgement {
  title: string;
  state: 'good' | 'warn' | 'bad';
  words: string;
  /** What to do; null when nothing. */
  todo: string | null;
}

/** Writes a moment, ISO 8601, as the tenant does. */
type Moment = (iso: string) => string;

/** What a part's status means, in words, and what to do about it. */
export function judgePart(status: PartStatus, moment: Moment): Judgement {
  switch (status.part) {
    case 'database':
      return judgeDatabase(status);
    case 'clock':
      return judgeClock(status);
    case 'executor':
      return judgeExecutor(status);
    case 'erp':
      return judgeErp(status, moment);
    case 'messaging':
      return judgeMessaging(status, moment);
    case 'storage':
      return judgeStorage(status);
  }
}

function judgeDatabase({ latencyMs, freeBytes, isFull }: StatusOf<'database'>): Judgement {
  const left = freeBytes === null ? '' : ` ${inMegabytes(freeBytes)} are left.`;
  if (isFull) {
    return {
      title: 'Database',
      state: 'bad',
      words: `Its disk is full: no message and no order can be stored.${left}`,
      todo: 'Make room on its disk. The platform delivers again what could not be stored.',
    };
  }
  if (freeBytes !== null && freeBytes < scarceBytes) {
    return {
      title: 'Database',
      state: 'warn',
      words: `Its disk is nearly full.${left}`,
      todo: 'Make room on its disk: without any, no message can be stored.',
    };
  }
  const slow = latencyMs > 250;
  return {
    title: 'Database',
    state: slow ? 'warn' : 'good',
    words: slow ? `Answers slowly: ${latencyMs} ms.` : `Answers within ${latencyMs} ms.`,
    todo: slow ? 'Look at the load and the disk of the machine that it runs on.' : null,
  };
}

function judgeClock({ aheadMs }: StatusOf<'clock'>): Judgement {
  const seconds = Math.round(Math.abs(aheadMs) / 100) / 10;
  const isOff = Math.abs(aheadMs) > 2000;
  return {
    title: 'Clock',
    state: isOff ? 'bad' : 'good',
    words: isOff
      ? `This machine is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database.`
      : 'The same as the database’s.',
    todo: isOff ? 'Let both machines set their clocks by NTP: sign-ins and signatures go by the time.' : null,
  };
}

function judgeExecutor({ kind, reachable, hasFunctions }: StatusOf<'executor'>): Judgement {
  const title = 'Executor';
  const name = { embedded: 'The embedded executor', server: 'The Inngest server', cloud: 'Inngest’s cloud' }[
    kind
  ];
  if (reachable !== false && !hasFunctions) {
    return {
      title,
      state: 'bad',
      words: 'The functions are not registered. Messages are kept and not read.',
      todo:
        kind === 'embedded'
          ? 'Wait a moment: their process is being started again. If it stays so, look in the log of the service.'
          : 'Check that the Inngest server can reach this service; what is owed then goes on by itself.',
    };
  }
  if (reachable === null) {
    return {
      title,
      state: 'good',
      words: `${name} runs the functions. See below whether work piles up.`,
      todo: null,
    };
  }
  if (reachable) return { title, state: 'good', words: `${name} answers.`, todo: null };
  return {
    title,
    state: 'bad',
    words: `${name} cannot be reached. Messages are kept and not read.`,
    todo:
      kind === 'embedded'
        ? 'Start the service again; what is owed goes on by itself.'
        : 'Check INNGEST_BASE_URL and that the server runs; what is owed then goes on by itself.',
  };
}

function judgeErp(erp: StatusOf<'erp'>, moment: Moment): Judgement {
  const title = 'ERP';
  if (!erp.isConfigured) {
    return {
      title,
      state: 'bad',
      words: 'Not set up: no order can be approved.',
      todo: 'Enter its address and sign-in under ERP.',
    };
  }
  const last = erp.lastSyncedAt
    ? `The last order went in ${moment(erp.lastSyncedAt)}.`
    : 'No order went in yet.';
  const waiting = erp.waiting > 0 ? ` ${count(erp.waiting, 'order')} on the way.` : '';
  const inDoubt = erp.inDoubt > 0 ? ` ${count(erp.inDoubt, 'order')} in doubt.` : '';
  if (erp.awaySince !== null) {
    const words = `${last}${waiting}${inDoubt} It has been unavailable since ${moment(erp.awaySince)}.`;
    const todo =
      'Check that it runs and can be reached from here. Orders go in by themselves once it is back.';
    return { title, state: 'warn', words, todo };
  }
  if (erp.inDoubt > 0) {
    const todo =
      'Open the queue: the orders in doubt come first. Look for each in the ERP, and say what you found.';
    return { title, state: 'warn', words: `${last}${waiting}${inDoubt}`, todo };
  }
  if (erp.unread !== null) {
    const todo = 'Look at it under Import. Orders are not held up by it.';
    return { title, state: 'warn', words: `${last}${waiting} Not taken in last night: ${erp.unread}`, todo };
  }
  if (erp.lastRefusal === null) return { title, state: 'good', words: last + waiting, todo: null };
  return {
    title,
    state: 'warn',
    words: `${last}${waiting} It refused one: ${erp.lastRefusal.message}`,
    todo: 'Open the failed orders: each says why, and can be sent again from there.',
  };
}

function judgeMessaging(messaging: StatusOf<'messaging'>, moment: Moment): Judgement {
  const { lastReceivedAt, lastSentAt, lastFailure } = messaging;
  const words = [
    lastReceivedAt ? `Last message in ${moment(lastReceivedAt)}.` : 'No message came in yet.',
    lastSentAt ? `Last one out ${moment(lastSentAt)}.` : 'None went out yet.',
    ...(lastFailure ? [`The newest could not be sent: ${lastFailure.message}`] : []),
  ].join(' ');
  const lacking = whatLacks(messaging);
  if (lacking)
    return { title: 'Messaging', state: messaging.hasNumber ? 'warn' : 'bad', words, todo: lacking };
  const todo = lastFailure ? 'Check the access token under Messaging, and call the customer.' : null;
  return { title: 'Messaging', state: lastFailure ? 'warn' : 'good', words, todo };
}

function whatLacks(messaging: StatusOf<'messaging'>): string | null {
  if (!messaging.hasNumber)
    return 'Enter the phone number id under Messaging: without it no message is yours.';
  if (!messaging.hasAccessToken)
    return 'Enter an access token under Messaging: without it nobody is answered.';
  if (!messaging.checksSignatures) {
    return 'Enter your app’s secret under Messaging, or let your operator set MESSAGING_APP_SECRET: without it anybody can deliver messages.';
  }
  return null;
}

const scarceBytes = 1024 ** 3;

function judgeStorage({ kind, problem, freeBytes }: StatusOf<'storage'>): Judgement {
  const title = 'Storage';
  const where = kind === 's3' ? 'the S3 bucket' : 'the data folder';
  if (problem !== null) {
    return {
      title,
      state: 'bad',
      words: `Recordings cannot be kept in ${where}. ${problem}`,
      todo: 'Check its rights, its space and its keys. Voice notes are fetched again once it works.',
    };
  }
  if (freeBytes !== null && freeBytes < scarceBytes) {
    return {
      title,
      state: 'warn',
      words: `Only ${inMegabytes(freeBytes)} are left in ${where}.`,
      todo: 'Make room on its disk.',
    };
  }
  const left = freeBytes === null ? '' : ` ${Math.floor(freeBytes / scarceBytes)} GB are left.`;
  return { title, state: 'good', words: `Recordings are kept in ${where}.${left}`, todo: null };
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 ** 2)} MB`;
}

function count(many: number, thing: string): string {
  return many === 1 ? `1 ${thing} is` : `${many} ${thing}s are`;
}
