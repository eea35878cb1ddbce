const asked = 'ask-for-keys';

/** Shows the list of all keys, from any part of a page; the palette's host has it. */
export function askForKeys(): void {
  window.dispatchEvent(new Event(asked));
}

export function onAskedForKeys(show: () => void): () => void {
  window.addEventListener(asked, show);
  return () => window.removeEventListener(asked, show);
}
