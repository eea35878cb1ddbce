import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { isCommonPin } from '@/lib/auth/common-pins';

/** Digits of a PIN that nobody chose. */
const madeDigits = 8;

/** A new PIN and what the operator is told of it: from the standard input's first line, or made and shown. */
export async function choosePin(fromStdin: boolean): Promise<{ pin: string; told: string }> {
  if (fromStdin) return { pin: await readLine(), told: ' with the PIN that was given' };
  const pin = makePin();
  return { pin, told: ` with the PIN ${pin}` };
}

function makePin(): string {
  const pin = Array.from({ length: madeDigits }, () => randomInt(10)).join('');
  return isCommonPin(pin) ? makePin() : pin;
}

async function readLine(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('PIN: ');
  const lines = createInterface({ input: process.stdin, terminal: false });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
  }
}
