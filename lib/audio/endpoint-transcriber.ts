import { z } from 'zod';
import { guardedFetch } from '@/lib/outbound/guarded-fetch';
import { OutboundError } from '@/lib/outbound/outbound-error';
import { audioFormats } from './audio-formats';
import type { Recording, Transcriber, TranscriptionOutcome } from './transcriber';

export interface TranscriptionEndpoint {
  /** Base address (`https://api.openai.com/v1`) or the full one; chosen by the operator, may be private. */
  url: string;
  key?: string;
  model: string;
  /** For the whole exchange; 120 s unless given. */
  timeoutMs?: number;
}

const path = '/audio/transcriptions';
const transcriptSchema = z.object({ text: z.string() });
const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/** A transcriber behind an endpoint that speaks OpenAI's `POST /audio/transcriptions` (multipart, JSON back). */
export function endpointTranscriber(endpoint: TranscriptionEndpoint): Transcriber {
  return {
    transcribe: async (recording) => {
      try {
        return await ask(endpoint, recording);
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        return { kind: error.kind === 'refused_target' ? 'failed' : 'retry', message: error.message };
      }
    },
  };
}

async function ask(endpoint: TranscriptionEndpoint, recording: Recording): Promise<TranscriptionOutcome> {
  // A Response encodes a form as multipart and names the boundary it chose.
  const encoded = new Response(buildForm(endpoint.model, recording));
  const base = endpoint.url.replace(/\/+$/, '');
  const answer = await guardedFetch(base.endsWith(path) ? base : base + path, {
    method: 'POST',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? 'multipart/form-data',
      ...(endpoint.key === undefined ? {} : { authorization: `Bearer ${endpoint.key}` }),
    },
    body: new Uint8Array(await encoded.arrayBuffer()),
    timeoutMs: endpoint.timeoutMs ?? 120_000,
    allowPrivateTargets: true,
    maxResponseBytes: 1024 * 1024,
  });
  const body = parseJson(answer.text);
  if (answer.status === 200) return readTranscript(body);
  const message = errorSchema.safeParse(body).data?.error.message ?? `HTTP ${answer.status}`;
  const isPassing = answer.status === 408 || answer.status === 429 || answer.status >= 500;
  return { kind: isPassing ? 'retry' : 'failed', message: `the transcription service answered: ${message}` };
}

function buildForm(model: string, { bytes, contentType, prompt }: Recording): FormData {
  const form = new FormData();
  // Services tell the kind of a recording by its name.
  const name = `voice.${audioFormats[contentType].extension}`;
  form.set('file', new Blob([new Uint8Array(bytes)], { type: contentType }), name);
  form.set('model', model);
  form.set('response_format', 'json');
  if (prompt !== undefined && prompt !== '') form.set('prompt', prompt);
  return form;
}

function readTranscript(body: unknown): TranscriptionOutcome {
  const text = transcriptSchema.safeParse(body).data?.text.trim();
  if (text === undefined) {
    return { kind: 'failed', message: 'the transcription service answered without a text' };
  }
  return text === ''
    ? { kind: 'failed', message: 'no speech was recognised' }
    : { kind: 'transcribed', text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
