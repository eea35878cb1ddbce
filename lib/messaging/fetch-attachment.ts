import { inTenant } from '@/db/tenant';
import { formatOf } from '../attachments/file-formats';
import { sniffFile } from '../attachments/sniff-file';
import { recordingStore } from '../audio/recording-store';
import type { Context } from '../context';
import { env } from '../env';
import { putOff } from '../ledger/put-off';
import { abandonWork, finishWork } from '../ledger/settle-work';
import { attachmentWords } from '../orders/attachment';
import { type ExpectedAttachment, findExpected, settleAttachment } from '../orders/settle-attachment';
import { downloadMedia } from './media';
import { readAccessToken } from './read-access-token';

interface AttachmentWork {
  attachmentId: string;
  workId: string;
}

/**
 * Fetches a picture, document or video from the platform and keeps it. Throws when it should be tried again; what is
 * gone for good, too large or of a kind that is not kept stays as a row that says why. Done before: nothing happens.
 */
export async function fetchAttachment(ctx: Context, { attachmentId, workId }: AttachmentWork): Promise<void> {
  const expected = await inTenant(ctx, (tx) => findExpected(tx, ctx, attachmentId));
  const outcome = expected ? await fetchFile(ctx, expected) : null;
  await inTenant(ctx, async (tx) => {
    if (expected && outcome) await settleAttachment(tx, ctx, expected, outcome);
    await finishWork(tx, ctx, workId);
  });
}

/** It could not be fetched at any retry: it is tried for a day, and then said to be missing. */
export async function giveUpFetching(
  ctx: Context,
  { attachmentId, workId, message }: AttachmentWork & { message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    if (await putOff(tx, ctx, workId, { message })) return;
    const expected = await findExpected(tx, ctx, attachmentId);
    if (expected)
      await settleAttachment(tx, ctx, expected, problemOf(expected, 'the platform did not give it'));
    await abandonWork(tx, ctx, workId, message);
  });
}

async function fetchFile(ctx: Context, expected: ExpectedAttachment) {
  const problem = (why: string) => problemOf(expected, why);
  const accessToken = await readAccessToken(ctx);
  if (accessToken === null) return problem('no access token for the messaging platform is set up');
  const { apiUrl } = env().messaging;
  const outcome = await downloadMedia({ apiUrl, accessToken, mediaId: expected.mediaId });
  const what = attachmentWords[expected.kind];
  if (outcome.kind === 'retry') throw new Error(`the ${what} could not be fetched: ${outcome.message}`);
  if (outcome.kind === 'failed') return problem(outcome.message);

  const sniffed = sniffFile(outcome.bytes, expected);
  if (sniffed.kind === 'refused') return problem(sniffed.why);
  const { contentType, is: kind } = sniffed;
  const extension = formatOf(contentType)?.extensions[0] ?? 'bin';
  const storageKey = `${ctx.tenantId}/attachments/${expected.id}.${extension}`;
  await recordingStore().put(storageKey, outcome.bytes, contentType);
  return { kind, contentType, sizeBytes: outcome.bytes.length, storageKey };
}

function problemOf({ kind }: ExpectedAttachment, why: string): { problem: string } {
  return { problem: `The ${attachmentWords[kind]} could not be kept: ${why}.` };
}
