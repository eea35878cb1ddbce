import { takeConnections } from './client';
import { stopTelling } from './tell';

/** Ends every pool, once what is to be told is told; for the orderly stop of a process and of a test worker. */
export async function closeConnections(): Promise<void> {
  await stopTelling();
  await takeConnections()?.close();
}
