/** Whatever hangs, the process ends: its launcher would kill it, but may be gone. */
const longestStopMs = 18_000;

/**
 * Ends this process once, in order, when it is told to stop or its launcher is gone: without that there is neither a
 * database nor an executor.
 */
export function stopInOrder(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    void stop().finally(() => process.exit(0));
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.on('disconnect', begin);
  // Killed while this process was still being loaded, when nobody listened yet.
  if (process.send && !process.connected) begin();
}
