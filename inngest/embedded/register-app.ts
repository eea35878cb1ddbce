import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ExpectedRegistrations } from './accept-registration';
import type { AppAnswer, AppLink } from './app-link';

const mostRefusals = 20;
const pauseMs = 500;

/**
 * Asks an app to register, again and again until it has. An app that is not reachable yet is waited for without end; one
 * that answers with an error of its own is asked twenty times over ten seconds. Throws, with the app's or the
 * executor's words, when the registration is refused.
 */
export async function registerApp(link: AppLink, expected: ExpectedRegistrations): Promise<void> {
  const deployId = randomUUID();
  let hasRegistered = false;
  const onRegistered = () => {
    hasRegistered = true;
  };
  expected.set(deployId, { link, onRegistered });
  try {
    for (let refusals = 0; ; refusals += 1) {
      const answer = await link.send({ method: 'PUT', query: { deployId }, body: '' });
      if (hasRegistered) return;
      if (isFinal(answer) || refusals === mostRefusals) {
        throw new Error(`${link.appUrl} did not register its functions: ${explain(answer)}`);
      }
      await delay(pauseMs);
    }
  } finally {
    expected.delete(deployId);
  }
}

function isFinal(answer: AppAnswer): boolean {
  if (answer.kind === 'broken') return false;
  return answer.status === 200 || [400, 401, 403].includes(answer.status);
}

function explain(answer: AppAnswer): string {
  if (answer.kind === 'broken') return answer.reason;
  if (answer.status === 200) return 'it registered with another Inngest server than this one.';
  return `status ${answer.status}, ${answer.body.slice(0, 2000)}`;
}
