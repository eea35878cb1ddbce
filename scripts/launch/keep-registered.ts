import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { signBody } from '@/inngest/embedded/sign';

/**
 * What became of a registration: `kept`, as the server had it; `new`, which it did not know, so that events of before may be
 * lost with its state; `failed`, and it is tried again.
 */
export type RegistrationNews = 'kept' | 'new' | 'failed';

interface Registering {
  /** Where this machine reaches its own service. */
  appUrl: string;
  /** Undefined for a development server, which signs nothing. */
  signingKey: string | undefined;
  log: (line: string) => void;
  hear: (news: RegistrationNews) => void;
  /** Between two renewals, milliseconds. */
  renewEveryMs?: number;
}

const firstPauseMs = 500;
const longestPauseMs = 10_000;
const usualRenewMs = 60_000;
const askWithinMs = 15_000;
const registered = z.object({ modified: z.boolean().optional() });

/**
 * Registers the functions with an Inngest server, which may be away for a while, and renews it every minute: a server that
 * was set up anew, or started later, knows them again within that time. The service is of use meanwhile.
 */
export function keepRegistered(registering: Registering): { done: Promise<void>; stop(): void } {
  const stopping = new AbortController();
  const done = new Promise<void>((resolve) => void renewUntil(stopping.signal, registering, resolve));
  return { done, stop: () => stopping.abort() };
}

async function renewUntil(
  stopping: AbortSignal,
  { appUrl, signingKey, log, hear, renewEveryMs = usualRenewMs }: Registering,
  onRegistered: () => void,
): Promise<void> {
  let pauseMs = firstPauseMs;
  let isRegistered = false;
  while (!stopping.aborted) {
    const answer = await askToRegister(appUrl, signingKey);
    if (stopping.aborted) return;
    if (answer.problem === undefined) {
      if (isRegistered && answer.isNew)
        log('the Inngest server did not know the functions any more; it does now');
      hear(answer.isNew ? 'new' : 'kept');
      onRegistered();
      [pauseMs, isRegistered] = [firstPauseMs, true];
    } else {
      const state = isRegistered ? 'could not be registered again' : 'are not registered yet';
      log(`the functions ${state} (${answer.problem}); trying again in ${pauseMs / 1000} s`);
      hear('failed');
    }
    const waitMs = answer.problem === undefined ? renewEveryMs : pauseMs;
    if (answer.problem !== undefined) pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    await sleep(waitMs, undefined, { ref: false, signal: stopping }).catch(() => undefined);
  }
}

/**
 * PUT asks the SDK to register with its server. Signed as the server signs its own calls: of others the service takes no such
 * request.
 */
async function askToRegister(
  appUrl: string,
  signingKey: string | undefined,
): Promise<{ problem: string } | { problem?: undefined; isNew: boolean }> {
  try {
    const response = await fetch(`${appUrl}/api/inngest`, {
      method: 'PUT',
      ...(signingKey && { headers: { 'x-inngest-signature': signBody(signingKey, '', Date.now()) } }),
      signal: AbortSignal.timeout(askWithinMs),
    });
    if (!response.ok) return { problem: `status ${response.status}` };
    const answer = registered.safeParse(await response.json().catch(() => null));
    return { isNew: answer.data?.modified === true };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
