import type { AttachmentKind } from '../orders/attachment';
import type { MessageContent } from './extract-content';

/** A picture, document or video that the platform holds for us. */
export interface ReceivedFile {
  kind: AttachmentKind;
  mediaId: string;
  fileName: string | null;
}

/** Kinds of message whose file is kept with the order. Stickers are only noted. */
const kinds: ReadonlyMap<string, AttachmentKind> = new Map([
  ['image', 'IMAGE'],
  ['document', 'DOCUMENT'],
  ['video', 'VIDEO'],
]);

/** Marks that turn the writing round, so that `gpj.exe` reads as a picture; and what no name holds. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export function receivedFile(messageKind: string, media: MessageContent['media']): ReceivedFile | null {
  const kind = kinds.get(messageKind);
  return kind === undefined || media === null
    ? null
    : { kind, mediaId: media.id, fileName: readableName(media.fileName) };
}

function readableName(name: string | null): string | null {
  const readable = [...(name ?? '').replace(misleading, '')].slice(0, 255).join('').trim();
  return readable === '' ? null : readable;
}
