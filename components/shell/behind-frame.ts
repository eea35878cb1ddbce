/**
 * Does a piece of work once the frame that answers a key is drawn; effects of the key run before it, and what they do
 * the clerk waits for. Gives how to leave it.
 */
export function behindFrame(work: () => void): () => void {
  const soon = setTimeout(work, 50);
  return () => clearTimeout(soon);
}
