import { createHash } from 'node:crypto';
import {
  type SandboxReply,
  type SandboxRequest,
  startSandboxServer,
} from '@/lib/outbound/sandbox/start-sandbox-server';
import { parseByteRange } from '../byte-range';

/** An S3 bucket as far as the store uses one: PUT, HEAD, DELETE and GET with Range, by path, signature form required. */
export async function startFakeBucket() {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();
  let failures = 0;

  function handle({ method, path, headers, body }: SandboxRequest): SandboxReply {
    if (failures > 0) {
      failures -= 1;
      return { status: 503, json: {} };
    }
    const signature = /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-west-1\/s3\/aws4_request, /;
    if (!signature.test(headers.authorization ?? '')) return { status: 403, json: {} };
    if (method === 'PUT') {
      objects.set(path, { bytes: body, contentType: headers['content-type'] ?? '' });
      const etag = createHash('md5').update(body).digest('hex');
      return { status: 200, bytes: Buffer.alloc(0), headers: { etag } };
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return { status: 204, bytes: Buffer.alloc(0), headers: {} };
    }
    const object = objects.get(path);
    if (object === undefined) return { status: 404, json: {} };
    const { bytes, contentType } = object;
    const length = { 'content-length': String(bytes.length), 'content-type': contentType };
    if (method === 'HEAD') return { status: 200, bytes: Buffer.alloc(0), headers: length };
    const range = parseByteRange(headers.range, bytes.length);
    if (range.kind === 'unsatisfiable') return { status: 416, json: {} };
    if (range.kind === 'whole') return { status: 200, bytes, headers: length };
    const contentRange = `bytes ${range.start}-${range.end}/${bytes.length}`;
    const part = bytes.subarray(range.start, range.end + 1);
    return { status: 206, bytes: part, headers: { 'content-range': contentRange } };
  }

  const server = await startSandboxServer({ host: '127.0.0.1', port: 0, handle });
  return {
    ...server,
    objects,
    failNext: (times: number) => {
      failures = times;
    },
  };
}
