import type { OutboundResponse } from '@/lib/outbound/guarded-fetch';
import { OutboundError } from '@/lib/outbound/outbound-error';
import { callErp, type ErpTransport } from './call-erp';
import { carriesError } from './carries-error';
import { type ConnectionCheck, type ConnectionReport, masters } from './connector';
import { joinPath } from './join-path';
import { parseAnswer } from './parse-answer';
import { readRefusal } from './read-refusal';

/** Reads both masters with the given credentials; nothing is created. A long list is not read to its end. */
export async function checkEvolutionConnection(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  transport: ErpTransport,
): Promise<ConnectionReport> {
  const startedAt = performance.now();
  const checks = await Promise.all(
    masters.map((master) => checkMaster(endpoint, master, headers, transport)),
  );
  const durationMs = Math.round(performance.now() - startedAt);
  return { ok: checks.every((check) => check.ok), durationMs, checks };
}

async function checkMaster(
  endpoint: string,
  master: string,
  headers: Readonly<Record<string, string>>,
  transport: ErpTransport,
): Promise<ConnectionCheck> {
  const name = `GET /${master}`;
  const request = { method: 'GET', headers, whenTooLarge: 'cut' } as const;
  const answer = await callErp(joinPath(endpoint, master), request, transport);
  if (answer instanceof OutboundError) return { name, ok: false, message: answer.message };
  return { name, ...judgeMaster(answer) };
}

/** Whether a master was read, and why not. */
export function judgeMaster({ status, headers, body, isCut }: OutboundResponse): {
  ok: boolean;
  message: string;
} {
  const { isPage, value } = parseAnswer({ headers, body });
  if (status === 401) return { ok: false, message: 'the agent code or password was not accepted' };
  if (status === 403) return { ok: false, message: 'the agent account has no permission to read this' };
  if (status === 404) return { ok: false, message: 'there is no such route: check the endpoint' };
  // Of the whole answer, not of the masters in it: a blocked item is no fault of the connection.
  const carries = !isCut && carriesError(value, { lists: 'skip' });
  if (status < 200 || status > 299 || carries) {
    return { ok: false, message: readRefusal(status, value) };
  }
  if (isPage) return { ok: false, message: 'answered with a web page: check the endpoint' };
  return { ok: true, message: 'can be read' };
}
