import type { Product } from '../chaos/harness/product';

/** Kills one process after another, so many ms apart: the service and the functions of each machine, again and again. */
export function killInTurn(machines: readonly Product[], everyMs: number, log: (line: string) => void) {
  const targets = machines.flatMap((machine, at) =>
    (['functions', 'service'] as const).map((part) => ({
      machine,
      part,
      name: `${part} of machine ${at + 1}`,
    })),
  );
  let killed = 0;
  let killing = Promise.resolve();
  const next = async () => {
    const target = targets[killed % targets.length];
    if (!target) return;
    killed += 1;
    await target.machine.hit(target.part, 'SIGKILL');
    log(`killed the ${target.name}`);
  };
  const timer = everyMs > 0 ? setInterval(() => (killing = killing.then(next)), everyMs) : undefined;
  return {
    count: () => killed,
    stop: async () => {
      clearInterval(timer);
      await killing;
    },
  };
}
