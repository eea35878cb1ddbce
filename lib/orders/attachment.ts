export const attachmentKinds = ['IMAGE', 'DOCUMENT', 'VIDEO', 'AUDIO'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** As a clerk calls it. */
export const attachmentWords: Record<AttachmentKind, string> = {
  IMAGE: 'picture',
  DOCUMENT: 'document',
  VIDEO: 'video',
  AUDIO: 'recording',
};
