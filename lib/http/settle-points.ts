import { z } from 'zod';
import { listen } from '@/db/listen';
import { systemSql } from '@/db/system';

/** What this process has counted since it last told the others. */
export interface Points {
  /** The limit's name and whom it counts. */
  key: string;
  /** Fewer than none when more was taken back than counted. */
  points: number;
  /** The most that there may be in a window. */
  most: number;
  /** What is left of the window in which they were counted. */
  leftMs: number;
}

/** What all processes have counted for a key. */
const total = z.object({ key: z.string(), points: z.number(), leftMs: z.number() });
export type Total = z.output<typeof total>;

const channel = 'limits_reached';

/**
 * Adds up points in the database, all keys in one statement, and gives what all processes have counted together. The
 * one with whose points a limit is reached tells it to all others.
 */
export async function settlePoints(given: readonly Points[]): Promise<Total[]> {
  const rows = await systemSql()`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb)
        as (key text, points int, most int, "leftMs" float8)
    ), settled as (
      insert into limit_counts as counted (key, points, resets_at)
      select key, greatest(points, 0), now() + "leftMs" * interval '1 ms' from given
      -- Two processes that settle the same keys wait for each other, but never in a circle.
      order by key
      on conflict (key) do update set
        points = case when counted.resets_at <= now() then excluded.points
          else greatest(counted.points + (select points from given where given.key = counted.key), 0) end,
        resets_at = case when counted.resets_at <= now() then excluded.resets_at else counted.resets_at end
      returning key, points, extract(epoch from resets_at - now())::float8 * 1000 as "leftMs"
    )
    select settled.*, case when settled.points >= most and settled.points - given.points < most then
      pg_notify(${channel}, jsonb_build_object('key', key, 'points', settled.points, 'leftMs', settled."leftMs")::text)
    end from settled join given using (key)`;
  return rows.map((row) => total.parse(row));
}

/** Calls back when a limit is reached by what all processes have counted, and when no more is heard. Gives how to stop. */
export function hearReached(hear: (reached: Total) => void, onStop: () => void): Promise<() => void> {
  return listen(channel, (payload) => hear(total.parse(JSON.parse(payload))), { onStop });
}
