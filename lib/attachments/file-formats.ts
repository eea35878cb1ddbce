import { audioFormats } from '../audio/audio-formats';
import type { AttachmentKind } from '../orders/attachment';

export interface FileFormat {
  kind: AttachmentKind;
  /** What a file of it may be called, the usual one first; a name that ends otherwise gets it. */
  extensions: readonly [string, ...string[]];
  /** Whether a browser may show it in a page; all else is saved. */
  isInline: boolean;
}

const image = (...extensions: [string, ...string[]]): FileFormat => ({
  kind: 'IMAGE',
  extensions,
  isInline: true,
});
const video = (extension: string, isInline: boolean): FileFormat => ({
  kind: 'VIDEO',
  extensions: [extension],
  isInline,
});
const saved = (...extensions: [string, ...string[]]): FileFormat => ({
  kind: 'DOCUMENT',
  extensions,
  isInline: false,
});

/** The files that are kept, by content type. Nothing that a browser would run is among them. */
const formats: ReadonlyMap<string, FileFormat> = new Map<string, FileFormat>([
  ['image/jpeg', image('jpg', 'jpeg')],
  ['image/png', image('png')],
  ['image/webp', image('webp')],
  ['image/gif', image('gif')],
  ['application/pdf', { kind: 'DOCUMENT', extensions: ['pdf'], isInline: true }],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', saved('docx')],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', saved('xlsx')],
  ['application/vnd.oasis.opendocument.text', saved('odt')],
  ['application/vnd.oasis.opendocument.spreadsheet', saved('ods')],
  ['application/x-ole-storage', saved('xls', 'doc')],
  ['text/csv', saved('csv')],
  ['text/plain', saved('txt', 'csv', 'tsv', 'json', 'edi')],
  ['video/mp4', video('mp4', true)],
  ['video/webm', video('webm', true)],
  ['video/3gpp', video('3gp', false)],
  ['video/quicktime', video('mov', false)],
  ...Object.entries(audioFormats).map(
    ([contentType, { extension, isPlayable }]) =>
      [contentType, { kind: 'AUDIO', extensions: [extension], isInline: isPlayable }] as const,
  ),
]);

/** The content types of all files that are kept. */
export const fileContentTypes: readonly string[] = [...formats.keys()];

/** What is known of a content type from `sniffFile`; undefined for any other. */
export function formatOf(contentType: string): FileFormat | undefined {
  return formats.get(contentType);
}
