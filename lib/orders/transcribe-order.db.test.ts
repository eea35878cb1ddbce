import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledger } from '@/db/schema/ledger';
import { inTenant } from '@/db/tenant';
import { hearVoiceNoteWork } from '@/inngest/functions/hear-voice-note';
import { jobOf } from '@/inngest/work-function';
import {
  type SandboxReply,
  type SandboxServer,
  startSandboxServer,
} from '@/lib/outbound/sandbox/start-sandbox-server';
import { oggRecording } from '../audio/testing/ogg-recording';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { deliver, payloadOf } from '../messaging/testing/deliver';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { getOrder } from './get-order';
import { rejectOrder } from './reject-order';
import { configureTranscriber } from './testing/configure-transcriber';
import { type Desk, openDesk } from './testing/open-desk';
import { findReceived, receiveRaw } from './testing/receive-raw';

configureMessaging();

/** Stands in for a speech service: what it answers next, and what it was sent. */
let service: SandboxServer;
let reply: () => Promise<SandboxReply> | SandboxReply;
let heard: string[];
let desk: Desk;
beforeAll(async () => {
  service = await startSandboxServer({
    host: '127.0.0.1',
    port: 0,
    handle: ({ path, body }) => {
      heard.push(`${path} ${body.toString('latin1')}`);
      return reply();
    },
  });
  configureTranscriber(service.url);
  desk = await openDesk();
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await desk.close();
  await service.close();
});

const says = (text: string) => () => ({ status: 200, json: { text } });
const voiceNote = () => {
  const id = desk.platform.addMedia(oggRecording(2), 'audio/ogg');
  return { type: 'audio', audio: { id, voice: true } };
};

describe('a voice note with a transcriber', () => {
  it('is read like a written order, and the transcriber knows the catalogue’s words', async () => {
    reply = says('two zing cola 330ml can');
    const { order } = await receiveRaw(desk, voiceNote());
    expect(order).toMatchObject({
      status: 'PENDING_REVIEW',
      rawText: 'two zing cola 330ml can',
      transcript: 'two zing cola 330ml can',
      isVoiceNote: true,
      audio: { contentType: 'audio/ogg' },
      lines: [{ quantity: 2, product: { sku: 'COLA-330' } }],
    });
    expect(order?.warnings.map(({ code }) => code)).not.toContain('needs_transcription');
    expect(heard).toHaveLength(1);
    expect(heard[0]).toContain('/audio/transcriptions');
    expect(heard[0]?.toLowerCase()).toContain('cola');
  });

  it('goes to the clerk when it fails for good, or says nothing', async () => {
    for (const answer of [() => ({ status: 400, json: {} }), says('  ')]) {
      reply = answer;
      const { order } = await receiveRaw(desk, voiceNote());
      expect(order).toMatchObject({ status: 'PENDING_REVIEW', transcript: null, lines: [] });
      expect(order?.warnings.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['needs_transcription']),
      );
    }
  });

  it('holds what no database can hold', async () => {
    reply = says('two zing\u0000 cola \ud800 330ml can');
    const { order } = await receiveRaw(desk, voiceNote());
    expect(order?.transcript).toBe('two zing\ufffd cola \ufffd 330ml can');
  });

  it('changes no order by itself: what it asks of another one is proposed there', async () => {
    await saveTenantSettings(desk.manager, { quietSeconds: 90 });
    const from = '27825550177';
    const { order: first } = await receiveRaw(desk, {
      ...{ from, type: 'text', text: { body: '10 harvest brown bread 700g, 2 zing cola 330ml can' } },
    });
    const look = () => getOrder(desk.clerk, { orderId: mintOrderId(first?.id ?? '') });
    reply = says('hi please cancel the bread thanks');
    const { order: note } = await receiveRaw(desk, { from, ...voiceNote() });
    expect(note).toMatchObject({ status: 'PENDING_REVIEW', kind: 'REMOVAL' });
    expect(await look()).toMatchObject({
      lines: [{ quantity: 10 }, { quantity: 2 }],
      proposals: [{ kind: 'REMOVE_LINE' }],
    });
    reply = says('hi please cancel my order');
    await receiveRaw(desk, { from, ...voiceNote() });
    await saveTenantSettings(desk.manager, { quietSeconds: 0 });
    expect((await look()).tasks).toMatchObject([{ kind: 'CANCELLATION_ASKED' }]);
  });

  it('is tried again while the service is away, and then goes to the clerk', async () => {
    reply = () => ({ status: 503, json: {} });
    const id = `wamid.${Math.random()}`;
    await deliver(payloadOf(desk.phoneNumberId, [{ from: '27825550142', id, ...voiceNote() }]));
    await desk.work('message/received');
    await expect(desk.work('voice/received')).rejects.toThrow('could not be transcribed');
    const waiting = await findReceived(desk, id);
    expect(waiting.order).toMatchObject({ status: 'RECEIVED', audio: { contentType: 'audio/ogg' } });

    const owed = await inTenant(desk, (tx) =>
      tx.select().from(ledger).where(eq(ledger.name, 'voice/received')),
    );
    const work = owed.find(({ payload }) => payload.messageId === waiting.row.id);
    const data = { messageId: waiting.row.id, workId: work?.id, tenantId: desk.tenantId };
    const job = jobOf('hear-voice-note', 'voice/received', data);
    await hearVoiceNoteWork.onGivenUp(job, 'the voice note could not be transcribed');
    const { order } = await findReceived(desk, id);
    expect(order).toMatchObject({ status: 'PENDING_REVIEW' });
    expect(order?.warnings.map(({ code }) => code)).toContain('needs_transcription');
    expect(await desk.work('voice/received')).toEqual([]);
  });

  it('that was cancelled while it was listened to stays as it was', async () => {
    const id = `wamid.${Math.random()}`;
    reply = async () => {
      const { order } = await findReceived(desk, id);
      await rejectOrder(desk.clerk, { orderId: mintOrderId(order?.id ?? ''), reason: 'Called back' });
      return says('two zing cola 330ml can')();
    };
    await deliver(payloadOf(desk.phoneNumberId, [{ from: '27825550142', id, ...voiceNote() }]));
    await desk.work('message/received');
    await desk.work('voice/received');
    const { order } = await findReceived(desk, id);
    expect(order).toMatchObject({ status: 'CANCELLED', rawText: '', transcript: null, lines: [] });
  });
});
