import { isIP } from 'node:net';
import { describeForbiddenAddress } from './describe-forbidden-address';

export interface TargetRules {
  /** True lets private, loopback and link-local addresses through (one machine, or a trusted network). */
  allowPrivateTargets: boolean;
}

/**
 * Says in one sentence why a URL may not be called, or null when nothing speaks against it so far.
 *
 * For forms and for the start of a call. It does not resolve names, so a null is no promise: the guard that counts
 * stands at connect time, after DNS resolution (`guardedFetch`).
 */
export function describeTargetProblem(url: string, rules: TargetRules): string | null {
  if (!URL.canParse(url)) return 'must be a complete URL, such as https://erp.example.com/api';
  const { protocol, username, password, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return 'must start with http:// or https://';
  if (username !== '' || password !== '') return 'must not carry a user name or password';
  return rules.allowPrivateTargets ? null : describeHostProblem(hostname);
}

function describeHostProblem(hostname: string): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) {
    const problem = describeForbiddenAddress(host);
    return problem === null ? null : `must not point to ${problem}`;
  }
  const name = host.replace(/\.$/, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return 'must not point to a loopback address';
  return null;
}
