import { clsx } from 'clsx';

/** The classes of a link among words. */
export function linkClass(more?: string): string {
  return clsx('rounded-sm text-accent underline underline-offset-2', more);
}
