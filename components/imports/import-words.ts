import type { ImportStatus } from '@/lib/imports/import-status';
import type { Words } from '@/lib/words/words';

export const statusTones: Readonly<Record<ImportStatus, 'plain' | 'good' | 'warn' | 'bad' | 'info'>> = {
  UPLOADED: 'info',
  CHECKING: 'info',
  CHECKED: 'warn',
  COMMITTING: 'info',
  COMMITTED: 'good',
  UNDOING: 'info',
  UNDONE: 'plain',
  FAILED: 'bad',
  EXPIRED: 'plain',
};

export const isAtWork = (status: ImportStatus): boolean =>
  status === 'CHECKING' || status === 'COMMITTING' || status === 'UNDOING';

/** `about 40 s left`, `about 3 min left`. */
export function timeLeftWords(seconds: number, t: Words<'imports'>): string {
  return seconds < 90
    ? t('secondsLeft', { count: String(Math.max(1, seconds)) })
    : t('minutesLeft', { count: String(Math.round(seconds / 60)) });
}
