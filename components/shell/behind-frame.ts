/** A page that is not looked at draws no frames. */
const unseenMs = 300;

/**
 * Does a piece of work once the frame that answers a key is drawn; effects of the key run before it, and what they do
 * the clerk waits for. Gives how to leave it.
 */
export function behindFrame(work: () => void): () => void {
  let isOver = false;
  let behind: ReturnType<typeof setTimeout> | undefined;
  const once = () => {
    if (isOver) return;
    leave();
    work();
  };
  // A task that a frame asks for runs when that frame is on screen, however long it took to draw.
  const frame = requestAnimationFrame(() => {
    behind = setTimeout(once);
  });
  const unseen = setTimeout(once, unseenMs);
  const leave = () => {
    isOver = true;
    cancelAnimationFrame(frame);
    clearTimeout(behind);
    clearTimeout(unseen);
  };
  return leave;
}
