import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { English } from '@/lib/words/english';
import type { Room } from '@/lib/words/words';
import { MoreWords } from './more-words';

/** Sends the browser the words of some rooms for a part of the page; components on the server have all words anyway. */
export async function RoomWords({ rooms, children }: { rooms: readonly Room[]; children: ReactNode }) {
  const all = await getMessages();
  const words: Partial<English> = {};
  for (const room of rooms) copyRoom(room, all, words);
  return <MoreWords words={words}>{children}</MoreWords>;
}

function copyRoom<R extends Room>(room: R, from: English, to: Partial<Pick<English, R>>): void {
  to[room] = from[room];
}
