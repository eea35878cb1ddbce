import { useState } from 'react';
import { ApiError } from '@/lib/api/call-api';
import { changesOf, clashesOf } from './changes';

/**
 * Changes of a record that others may change meanwhile: only the fields that differ are sent, with the version they
 * were changed on. When somebody was faster, fields that only one of the two touched are merged; where both did, the
 * form learns what is stored now (`clashes`), and saving again replaces it.
 */
export function useRecordEdit<Stored extends object & { version: number }, Wanted extends object>({
  record,
  load,
  send,
}: {
  record: Stored & { [Key in keyof Wanted]?: unknown };
  /** What is stored now. */
  load: () => Promise<Stored & { [Key in keyof Wanted]?: unknown }>;
  send: (changes: Partial<Wanted>, ifMatch: number) => Promise<unknown>;
}) {
  const [stored, setStored] = useState(record);
  const [clashes, setClashes] = useState<readonly string[]>([]);
  const save = async (wanted: Wanted): Promise<unknown> => {
    const changes = changesOf(wanted, stored);
    if (Object.keys(changes).length === 0) return stored;
    try {
      return await send(changes, stored.version);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const current = await load();
      const clashing = clashesOf(changes, { opened: stored, current });
      setStored(current);
      setClashes(clashing);
      if (clashing.length > 0) throw error;
      return send(changes, current.version);
    }
  };
  return { stored, clashes, save };
}

/** Whether the record was changed by somebody else since it was opened. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'product_changed' || error.code === 'customer_changed');
}
