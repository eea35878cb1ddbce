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

export function receivedFile(messageKind: string, media: MessageContent['media']): ReceivedFile | null {
  const kind = kinds.get(messageKind);
  return kind === undefined || media === null ? null : { kind, mediaId: media.id, fileName: media.fileName };
}
