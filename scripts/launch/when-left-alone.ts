/** So often, in milliseconds, the process that started this one is looked for. */
const interval = 500;

/**
 * Calls back when npm, which started this process, is gone. npm hands a signal to its shell only, and the shell to
 * nobody: whoever stops `npm start` by its process id would leave the service and its database running.
 */
export function whenLeftAlone(callBack: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callBack();
  }, interval);
  timer.unref();
}
