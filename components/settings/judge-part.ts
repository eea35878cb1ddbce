import type { PartStatus, StatusOf } from '@/lib/health/part-status';
import type { Words } from '@/lib/words/words';

export interface Judgement {
  title: string;
  state: 'good' | 'warn' | 'bad';
  words: string;
  /** What to do; null when nothing. */
  todo: string | null;
}

/** In whose words, and how a moment (ISO 8601) is written. */
interface Saying {
  t: Words<'healthParts'>;
  moment: (iso: string) => string;
}

/** What a part's status means, in words, and what to do about it. */
export function judgePart(status: PartStatus, saying: Saying): Judgement {
  switch (status.part) {
    case 'database':
      return judgeDatabase(status, saying);
    case 'clock':
      return judgeClock(status, saying);
    case 'executor':
      return judgeExecutor(status, saying);
    case 'erp':
      return judgeErp(status, saying);
    case 'messaging':
      return judgeMessaging(status, saying);
    case 'storage':
      return judgeStorage(status, saying);
  }
}

function judgeDatabase({ latencyMs, freeBytes, isFull }: StatusOf<'database'>, { t }: Saying): Judgement {
  const left = freeBytes === null ? '' : ` ${t('bytesLeft', { size: inMegabytes(freeBytes) })}`;
  if (isFull) {
    return {
      title: t('database'),
      state: 'bad',
      words: t('databaseFull') + left,
      todo: t('databaseFullTodo'),
    };
  }
  if (freeBytes !== null && freeBytes < scarceBytes) {
    return {
      title: t('database'),
      state: 'warn',
      words: t('databaseScarce') + left,
      todo: t('databaseScarceTodo'),
    };
  }
  const slow = latencyMs > 250;
  return {
    title: t('database'),
    state: slow ? 'warn' : 'good',
    words: t(slow ? 'databaseSlow' : 'databaseGood', { ms: String(latencyMs) }),
    todo: slow ? t('databaseSlowTodo') : null,
  };
}

function judgeClock({ aheadMs }: StatusOf<'clock'>, { t }: Saying): Judgement {
  const seconds = Math.round(Math.abs(aheadMs) / 100) / 10;
  const isOff = Math.abs(aheadMs) > 2000;
  return {
    title: t('clock'),
    state: isOff ? 'bad' : 'good',
    words: isOff
      ? t(aheadMs > 0 ? 'clockAhead' : 'clockBehind', { seconds: String(seconds) })
      : t('clockGood'),
    todo: isOff ? t('clockTodo') : null,
  };
}

function judgeExecutor({ kind, reachable, hasFunctions }: StatusOf<'executor'>, { t }: Saying): Judgement {
  const title = t('executor');
  const name = t(`name_${kind}`);
  if (reachable !== false && !hasFunctions) {
    return {
      title,
      state: 'bad',
      words: t('unregistered'),
      todo: kind === 'embedded' ? t('unregisteredWait') : t('unregisteredTodo'),
    };
  }
  if (reachable === null) {
    return {
      title,
      state: 'good',
      words: t('executorRuns', { name }),
      todo: null,
    };
  }
  if (reachable) return { title, state: 'good', words: t('executorAnswers', { name }), todo: null };
  return {
    title,
    state: 'bad',
    words: t('executorAway', { name }),
    todo: kind === 'embedded' ? t('executorStart') : t('executorCheck'),
  };
}

function judgeErp(erp: StatusOf<'erp'>, { t, moment }: Saying): Judgement {
  const title = t('erp');
  if (!erp.isConfigured) {
    return {
      title,
      state: 'bad',
      words: t('erpNotSetUp'),
      todo: t('erpNotSetUpTodo'),
    };
  }
  const last = erp.lastSyncedAt ? t('erpLast', { time: moment(erp.lastSyncedAt) }) : t('erpNoneYet');
  const waiting = erp.waiting > 0 ? ` ${t('erpWaiting', { count: erp.waiting })}` : '';
  const inDoubt = erp.inDoubt > 0 ? ` ${t('erpInDoubt', { count: erp.inDoubt })}` : '';
  if (erp.awaySince !== null) {
    const words = `${last}${waiting}${inDoubt} ${t('erpAway', { time: moment(erp.awaySince) })}`;
    const todo = t('erpAwayTodo');
    return { title, state: 'warn', words, todo };
  }
  if (erp.inDoubt > 0) {
    const todo = t('erpInDoubtTodo');
    return { title, state: 'warn', words: `${last}${waiting}${inDoubt}`, todo };
  }
  if (erp.unread !== null) {
    const todo = t('erpUnreadTodo');
    return { title, state: 'warn', words: `${last}${waiting} ${t('erpUnread', { why: erp.unread })}`, todo };
  }
  if (erp.lastRefusal === null) return { title, state: 'good', words: last + waiting, todo: null };
  return {
    title,
    state: 'warn',
    words: `${last}${waiting} ${t('erpRefused', { why: erp.lastRefusal.message })}`,
    todo: t('erpRefusedTodo'),
  };
}

function judgeMessaging(messaging: StatusOf<'messaging'>, { t, moment }: Saying): Judgement {
  const { lastReceivedAt, lastSentAt, lastFailure } = messaging;
  const words = [
    lastReceivedAt ? t('lastIn', { time: moment(lastReceivedAt) }) : t('noneIn'),
    lastSentAt ? t('lastOut', { time: moment(lastSentAt) }) : t('noneOut'),
    ...(lastFailure ? [t('newestFailed', { why: lastFailure.message })] : []),
  ].join(' ');
  const lacking = whatLacks(messaging, t);
  if (lacking)
    return { title: t('messaging'), state: messaging.hasNumber ? 'warn' : 'bad', words, todo: lacking };
  const todo = lastFailure ? t('newestFailedTodo') : null;
  return { title: t('messaging'), state: lastFailure ? 'warn' : 'good', words, todo };
}

function whatLacks(messaging: StatusOf<'messaging'>, t: Words<'healthParts'>): string | null {
  if (!messaging.hasNumber) return t('lacksNumber');
  if (!messaging.hasAccessToken) return t('lacksToken');
  if (!messaging.checksSignatures) {
    return t('lacksSecret');
  }
  return null;
}

const scarceBytes = 1024 ** 3;

function judgeStorage({ kind, problem, freeBytes }: StatusOf<'storage'>, { t }: Saying): Judgement {
  const title = t('storage');
  const place = t(`place_${kind}`);
  if (problem !== null) {
    return {
      title,
      state: 'bad',
      words: t('storageBroken', { place, why: problem }),
      todo: t('storageBrokenTodo'),
    };
  }
  if (freeBytes !== null && freeBytes < scarceBytes) {
    return {
      title,
      state: 'warn',
      words: t('storageScarce', { size: inMegabytes(freeBytes), place }),
      todo: t('storageScarceTodo'),
    };
  }
  const left =
    freeBytes === null ? '' : ` ${t('bytesLeft', { size: `${Math.floor(freeBytes / scarceBytes)} GB` })}`;
  return { title, state: 'good', words: t('storageGood', { place }) + left, todo: null };
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 ** 2)} MB`;
}
