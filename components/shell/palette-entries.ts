import { settingsPages } from '@/components/settings/settings-pages';
import type { Role } from '@/lib/permissions';
import type { Words } from '@/lib/words/words';
import type { PageAction } from './page-actions';
import { pagesFor } from './pages';

/** A line of the palette. */
export interface Entry {
  id: string;
  words: string;
  note?: string;
  /** Its key, as it is shown. */
  shown?: string;
  run: () => void;
}

/** The pages someone may see, the parts of the settings among them. */
export function pageEntries(role: Role, go: (href: string) => void, t: Words<'shell'>): Entry[] {
  const pages = pagesFor(role).map(({ href, key }) => ({ href, words: t(`page_${key}`) }));
  const settings = settingsPages.map(({ href, key }) => ({
    href,
    words: t('settings', { part: t(`setting_${key}`) }),
  }));
  return [...pages, ...(role === 'manager' ? settings : [])].map(({ href, words }) => ({
    id: href,
    words,
    run: () => go(href),
  }));
}

export function actionEntries(actions: readonly PageAction[]): Entry[] {
  return actions.map(({ id, words, shown, run }) => ({ id: `do ${id}`, words, shown, run }));
}

/** Those that have every typed word in theirs. */
export function fitting(entries: readonly Entry[], typed: string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = `${entry.words} ${entry.note ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
