import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names for it (19 MiB, two passes). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The stored form of a PIN of 4 to 12 digits. */
export function hashPin(pin: string): Promise<string> {
  return hash(pin, cost);
}

/** Whether it is the PIN. With no stored hash (nobody of that name) it takes the same time and says no. */
export async function verifyPin(pinHash: string | null, pin: string): Promise<boolean> {
  unknownPin ??= hashPin('000000000000');
  const right = await verify(pinHash ?? (await unknownPin), pin);
  return right && pinHash !== null;
}
let unknownPin: Promise<string> | undefined;
