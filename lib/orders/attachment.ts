export const attachmentKinds = ['IMAGE', 'DOCUMENT', 'VIDEO', 'AUDIO'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];
