import { sniffMp4 } from '../audio/read-mp4';
import { sniffContentType } from '../audio/sniff-audio';
import type { AttachmentKind } from '../orders/attachment';
import { formatOf } from './file-formats';
import { listZipNames } from './list-zip-names';
import { sniffText } from './sniff-text';

/** A file that may be kept, told by its content; or why it may not, to follow "because". */
export type SniffedFile =
  | { kind: 'known'; contentType: string; is: AttachmentKind }
  | { kind: 'refused'; why: string };

const refuse = (why: string): SniffedFile => ({ kind: 'refused', why });
const kindWords: Record<AttachmentKind, string> = {
  IMAGE: 'a picture',
  VIDEO: 'a video',
  AUDIO: 'a recording',
  DOCUMENT: 'a document',
};

/**
 * What a file is, whatever it calls itself. What was sent as a picture, a video or a recording must be one; a document
 * may be any kind that is kept. Programs, web pages and unknown kinds are refused.
 */
export function sniffFile(
  bytes: Buffer,
  sent: { kind: AttachmentKind; fileName: string | null },
): SniffedFile {
  const contentType = sniffBinary(bytes, sent.kind);
  const format = contentType === null ? undefined : formatOf(contentType);
  if (contentType !== null && format !== undefined) {
    const isAsSent = sent.kind === 'DOCUMENT' || sent.kind === format.kind;
    return isAsSent
      ? { kind: 'known', contentType, is: format.kind }
      : refuse(`it is not ${kindWords[sent.kind]}, though it was sent as one`);
  }
  const text = sniffText(bytes);
  if (text === 'running') return refuse('it is a web page or a program');
  if (sent.kind !== 'DOCUMENT') return refuse(`it is not ${kindWords[sent.kind]}, though it was sent as one`);
  if (text === null) return refuse('it is of a kind that is not kept');
  const isTable = sent.fileName?.toLowerCase().endsWith('.csv') ?? false;
  return { kind: 'known', contentType: isTable ? 'text/csv' : 'text/plain', is: 'DOCUMENT' };
}

/** By the first bytes: ITU-T T.81, ISO/IEC 15948 (PNG), GIF89a, the WebP container, ISO 32000 (PDF), [MS-CFB], ZIP. */
const magics: readonly [hex: string, contentType: string][] = [
  ['ffd8ff', 'image/jpeg'],
  ['89504e470d0a1a0a', 'image/png'],
  ['474946383761', 'image/gif'],
  ['474946383961', 'image/gif'],
  ['255044462d', 'application/pdf'],
  ['d0cf11e0a1b11ae1', 'application/x-ole-storage'],
];

function sniffBinary(bytes: Buffer, sentAs: AttachmentKind): string | null {
  const head = bytes.toString('hex', 0, 12);
  const found = magics.find(([hex]) => head.startsWith(hex));
  if (found) return found[1];
  if (head.startsWith('52494646') && head.endsWith('57454250')) return 'image/webp';
  if (head.startsWith('504b0304')) return sniffArchive(bytes);
  const film = sniffMp4(bytes);
  if (film?.hasVideo || (film !== null && sentAs === 'VIDEO')) return filmTypeOf(film.brand);
  const sound = sniffContentType(bytes);
  return sound === 'audio/webm' && sentAs === 'VIDEO' ? 'video/webm' : sound;
}

function filmTypeOf(brand: string): string {
  if (brand.startsWith('3g')) return 'video/3gpp';
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

/** Office documents without macros (ECMA-376 part 2; OpenDocument 1.2 part 3, 3.3); other archives are unknown. */
function sniffArchive(bytes: Buffer): string | null {
  const openDocument = /^mimetype(application\/vnd\.oasis\.opendocument\.(text|spreadsheet))(?!-)/;
  const stated = openDocument.exec(bytes.toString('latin1', 30, 120));
  if (stated?.[1]) return stated[1];
  const names = listZipNames(bytes);
  const hasMacros = names.some((name) => /vbaProject/i.test(name));
  if (!names.includes('[Content_Types].xml') || hasMacros) return null;
  const office = 'application/vnd.openxmlformats-officedocument';
  if (names.some((name) => name.startsWith('word/'))) return `${office}.wordprocessingml.document`;
  return names.some((name) => name.startsWith('xl/')) ? `${office}.spreadsheetml.sheet` : null;
}
