import { z } from 'zod';
import { guardedFetch } from '@/lib/outbound/guarded-fetch';
import { OutboundError } from '@/lib/outbound/outbound-error';
import { readPlatformError } from './platform-error';

/** Whether a number is its claimant's: `refused` is the platform's own no, `unavailable` that it gave no answer. */
export type NumberProof =
  | { kind: 'proved' }
  | { kind: 'refused'; message: string }
  | { kind: 'unavailable'; message: string };

const numberSchema = z.object({ id: z.string(), display_phone_number: z.string() });

/**
 * Asks the platform whether the token may use the number: GET {apiUrl}/{phoneNumberId} answers with that id and the
 * number behind it only to a token of its account. Source: "phone number" node of the WhatsApp Cloud API. Does not throw.
 */
export async function proveNumber(claim: {
  /** Base address of the platform, chosen by the operator: private addresses are allowed. */
  apiUrl: string;
  phoneNumberId: string;
  accessToken: string;
}): Promise<NumberProof> {
  const base = claim.apiUrl.replace(/\/+$/, '');
  const url = `${base}/${encodeURIComponent(claim.phoneNumberId)}?fields=id,display_phone_number`;
  try {
    const answer = await guardedFetch(url, {
      method: 'GET',
      headers: { authorization: `Bearer ${claim.accessToken}` },
      timeoutMs: 10_000,
      allowPrivateTargets: true,
      maxResponseBytes: 64 * 1024,
    });
    if (answer.status >= 200 && answer.status <= 299) return judge(answer.text, claim.phoneNumberId);
    const failure = readPlatformError(answer);
    return { kind: failure.kind === 'failed' ? 'refused' : 'unavailable', message: failure.message };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { kind: 'unavailable', message: error.message };
  }
}

/** The platform knows media and accounts by ids of the same form, so what it names must be a number. */
function judge(text: string, phoneNumberId: string): NumberProof {
  if (readNumber(text)?.id === phoneNumberId) return { kind: 'proved' };
  return { kind: 'refused', message: 'it knows no number under this id' };
}

function readNumber(text: string) {
  try {
    return numberSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
