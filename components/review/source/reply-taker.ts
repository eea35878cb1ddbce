import { createContext, useContext } from 'react';

/** Puts a text into the composer. */
export const ReplyTaker = createContext<(text: string) => void>(() => undefined);

export const useReplyTaker = () => useContext(ReplyTaker);
