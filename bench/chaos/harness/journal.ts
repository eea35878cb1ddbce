import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** A file to which one process appends; a line is on the disk before `append` returns. */
export function openJournal(file: string): { append(line: object): void; close(): void } {
  const handle = openSync(file, 'a', 0o600);
  return {
    append: (line) => {
      writeSync(handle, `${JSON.stringify(line)}\n`);
      fsyncSync(handle);
    },
    close: () => closeSync(handle),
  };
}

/** Every whole line of a journal; one that was being written when its process was killed told nobody anything. */
export function readJournal<Line>(file: string, accept: (line: unknown) => Line): Line[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => accept(JSON.parse(line)));
}
