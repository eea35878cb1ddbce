import { AwsClient } from 'aws4fetch';
import { type AudioStore, assertAudioKey, type OpenedAudio } from './audio-store';

export interface S3Config {
  /** Such as https://s3.eu-west-1.amazonaws.com; the bucket is addressed by path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Until the answer's headers are there; a stream may then take as long as its reader. */
const timeoutMs = 30_000;

/** Recordings as objects of an S3 bucket (or anything that speaks its protocol), signed with SigV4. */
export function s3AudioStore(config: S3Config): AudioStore {
  const { accessKeyId, secretAccessKey, region } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  async function request(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    assertAudioKey(key);
    const url = `${config.endpoint.replace(/\/+$/, '')}/${config.bucket}/${key}`;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    try {
      return await client.fetch(url, { ...init, method, signal: limit.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    put: async (key, bytes, contentType) => {
      const headers = { 'content-type': contentType };
      const answer = await request('PUT', key, { body: new Uint8Array(bytes), headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the audio store answered ${answer.status} to PUT`);
    },
    size: async (key) => {
      const answer = await request('HEAD', key);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`the audio store answered ${answer.status} to HEAD`);
      return readLength(answer);
    },
    open: async (key, range) => {
      const headers: Record<string, string> =
        range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
      return readOpened(await request('GET', key, { headers }));
    },
    remove: async (key) => {
      const answer = await request('DELETE', key);
      await answer.arrayBuffer();
      if (!answer.ok && answer.status !== 404)
        throw new Error(`the audio store answered ${answer.status} to DELETE`);
    },
  };
}

async function readOpened(answer: Response): Promise<OpenedAudio | undefined> {
  if (answer.ok && answer.body !== null) return { stream: answer.body, size: readLength(answer) };
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  throw new Error(`the audio store answered ${answer.status} to GET`);
}

/** The size of the whole object: behind the slash of Content-Range for a part, else Content-Length. */
function readLength(answer: Response): number {
  const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
  const length = Number(total ?? answer.headers.get('content-length') ?? Number.NaN);
  if (!Number.isSafeInteger(length)) throw new Error('the audio store does not tell the size of a recording');
  return length;
}
