import { createContext } from 'react';

export interface ExportedList {
  /** As in `/api/exports/orders`. */
  list: string;
  words: string;
  /** The filters of the page. */
  query?: Record<string, string | undefined>;
}

/** What the menu of exports, which is fetched later, is about. */
export const ExportedLists = createContext<readonly ExportedList[]>([]);
