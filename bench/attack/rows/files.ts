import { inParallel } from '@/bench/chaos/harness/orders';
import { formatOf } from '@/lib/attachments/file-formats';
import { gif, jpeg, page, pdf, png, program, svg, zipOf } from '@/lib/attachments/testing/files';
import { oggRecording } from '@/lib/audio/testing/ogg-recording';
import { type Answer, isProblem } from '../harness/ask';
import type { Finding, Size } from '../harness/finding';
import type { Ground } from '../harness/ground';
import { type SentFile, sendFiles } from '../harness/media';

const script = Buffer.from('<script>alert(1)</script>');
const behind = (bytes: Buffer) => Buffer.concat([bytes, script]);
/** What a browser or a desk would run, and nothing may pass for: refused under every name. */
const running: Record<string, Buffer> = {
  page,
  svg,
  program,
  'page behind blanks': Buffer.concat([Buffer.from('\ufeff \n\t<!-- x -->'), page]),
  'page in UTF-16': Buffer.from(`\ufeff${page}`, 'utf16le'),
  'only a tag': script,
  'an archive': zipOf('run.exe'),
  'a document with macros': zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
};
/** Fit to be kept by how they begin, with a page behind that: what counts is how they are served. */
const double: Record<string, Buffer> = {
  picture: behind(png),
  photo: behind(jpeg),
  'picture that is a script': Buffer.concat([
    gif.subarray(0, 6),
    Buffer.from('/*'),
    gif,
    Buffer.from('*/=1;'),
  ]),
  print: behind(pdf),
  recording: behind(oggRecording(1)),
  // Orders come as XML too.
  'XML with a style': Buffer.from('<?xml version="1.0"?><?xml-stylesheet href="data:,x"?><a/>'),
  'script as text': Buffer.from('alert(1); // an order of 2 cola'),
};
const names = [
  'order.pdf',
  'order.html',
  'order.svg',
  'a"b\r\nSet-Cookie: x=1\r\n.jpg',
  '../../\u202egpj.exe',
  '.htaccess',
];
const kinds = ['image', 'document', 'video', 'audio'] as const;
/** What a file is sent as; in a short run as a document, which may be anything, and as one of the others in turn. */
const kindsOf = (at: number, size: Size) =>
  size === 'full' ? kinds : kinds.filter((kind, n) => kind === 'document' || n === [0, 2, 3][at % 3]);

/** Files that customers send by way of the platform, and recordings that clerks upload: told by content, and served so. */
export async function tryFiles(ground: Ground, finding: Finding, size: Size): Promise<void> {
  await tryCustomers(ground, finding, size);
  await tryClerks(ground, finding);
}

async function tryCustomers({ world, client }: Ground, finding: Finding, size: Size): Promise<void> {
  const tenant = await world.tenant();
  const headers = { authorization: `Bearer ${tenant.token}` };
  const sent = Object.entries({ ...running, ...double }).flatMap(([name, bytes], at) =>
    kindsOf(at, size).map((kind, n): SentFile & { is: string } => {
      return { is: name, kind, bytes, fileName: names[(at + n) % names.length] ?? '' };
    }),
  );
  const kept = await sendFiles(world, tenant, sent, 60_000);
  const lost = sent.filter((file) => !kept.some((each) => each.sent === file));
  for (const { is, kind, fileName } of lost)
    finding.hold(false, () => `${is} sent as ${kind} ${fileName} is nowhere`);
  await inParallel(kept, 8, async ({ sent: file, path, storageKey, problem }) => {
    const name = `${(file as (typeof sent)[number]).is} sent as ${file.kind} ${file.fileName}`;
    finding.hold(storageKey !== null || problem !== null, () => `${name}: neither kept nor refused`);
    const isRunning = Object.values(running).includes(file.bytes ?? page);
    finding.hold(!isRunning || storageKey === null, () => `${name} is kept`);
    for (const more of [{}, { accept: 'text/html' }, { range: 'bytes=1-' }]) {
      const answer = await client.ask({ method: 'GET', path, headers: { ...headers, ...more } });
      judgeServed(`${name} ${JSON.stringify(more)}`, answer, storageKey !== null, finding);
    }
  });
  // Were nothing kept, nothing would be served wrongly.
  const served = kept.filter(({ storageKey }) => storageKey !== null).length;
  finding.hold(served >= Object.keys(double).length, () => `only ${served} files are kept at all`);
  finding.notes.push(`${sent.length} files, ${served} kept`);
}

async function tryClerks({ client, victim }: Ground, finding: Finding): Promise<void> {
  const headers = victim.principals.token;
  for (const [name, bytes] of Object.entries({ ...running, ...double })) {
    const form = new FormData();
    form.set('phoneNumber', '082 555 0142');
    form.set('audio', new File([new Uint8Array(bytes)], 'note.ogg', { type: 'audio/ogg' }));
    const given = new Response(form);
    const type = given.headers.get('content-type') ?? '';
    const answer = await client.ask({
      method: 'POST',
      path: '/api/simulator/voice',
      headers: { ...headers, 'content-type': type },
      body: Buffer.from(await given.arrayBuffer()),
    });
    const isSound = bytes.toString('latin1', 0, 4) === 'OggS';
    const isRight = isSound ? [201, 202].includes(answer.status) : answer.status === 415 && isProblem(answer);
    finding.hold(isRight, () => `${name} as a recording: ${answer.status} ${answer.text.slice(0, 120)}`);
    const orderId: unknown = isSound ? JSON.parse(answer.text).orderId : undefined;
    if (typeof orderId !== 'string') continue;
    const served = await client.ask({ method: 'GET', path: `/api/orders/${orderId}/audio`, headers });
    judgeServed(`${name} as a recording`, served, true, finding);
  }
}

function judgeServed(name: string, answer: Answer, isKept: boolean, finding: Finding): void {
  const { status, headers } = answer;
  const header = (of: string) => String(headers[of] ?? '');
  const shown = () => `${name}: ${status} ${JSON.stringify(headers)}`;
  if (!isKept) {
    finding.hold(status === 404 && isProblem(answer), shown);
    return;
  }
  const format = formatOf(header('content-type'));
  const [kind = '', file = ''] = header('content-disposition').split(/;(.*)/);
  const isRight =
    [200, 206].includes(status) &&
    format !== undefined &&
    !/html|svg|xml\b|script/.test(header('content-type').replace(/^application\/vnd\.openxml.*/, '')) &&
    header('x-content-type-options') === 'nosniff' &&
    /^sandbox; default-src 'none'/.test(header('content-security-policy')) &&
    kind === (format.isInline ? 'inline' : 'attachment') &&
    /^ filename="[^"\\\r\n/]+\.\w+"/.test(file) &&
    format.extensions.some((each) => file.includes(`.${each}"`)) &&
    headers['set-cookie'] === undefined &&
    header('cache-control').includes('no-store');
  finding.hold(isRight, shown);
}
