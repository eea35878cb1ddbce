import { statfs } from 'node:fs/promises';

/** What is free on the disk of a folder, for whoever is not the administrator; null where the system does not tell. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** From here on a disk is about to be full: about what the database writes between two of its checkpoints on a busy day. */
export const scarceBytes = 256 * 1024 ** 2;
/** From here on it may be that nothing can be written any more. */
export const doubtfulBytes = 16 * 1024 ** 2;

export function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 ** 2)} MB`;
}
