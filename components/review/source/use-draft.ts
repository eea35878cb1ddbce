import { useEffect, useState } from 'react';

const keyOf = (name: string) => `draft ${name}`;

/**
 * Text that is being written, kept in this tab under a name until it is done with: over a dialog that is closed, a
 * page that is loaded anew, and the way to the sign-in and back.
 */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => setText(window.sessionStorage.getItem(keyOf(name)) ?? ''), [name]);
  const write = (next: string) => {
    setText(next);
    window.sessionStorage.setItem(keyOf(name), next);
  };
  return [text, write];
}

export function forgetDraft(name: string): void {
  window.sessionStorage.removeItem(keyOf(name));
}
