/** Longer names make trouble on some systems. */
const longest = 120;
/** What a path, a header, a shell or a reader could be misled by: controls, separators, and marks that turn the writing round. */
const misleading = /[\p{Cc}"*/:<>?\\|\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A sender's name of a file as one that can be saved: without controls, separators and quotes, not hidden, ending in
 * one of the given extensions (the first is added where it does not); `fallback` where nothing is left.
 */
export function safeFileName(
  name: string | null,
  { extensions, fallback }: { extensions: readonly [string, ...string[]]; fallback: string },
): string {
  const [usual] = extensions;
  const cleaned = (name ?? '')
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(misleading, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '');
  const isFitting = extensions.some((each) => cleaned.toLowerCase().endsWith(`.${each}`));
  const stem = isFitting ? cleaned.slice(0, cleaned.lastIndexOf('.')) : cleaned;
  const extension = isFitting ? cleaned.slice(cleaned.lastIndexOf('.') + 1) : usual;
  const bare = stem.replace(/^[. ]+|[. ]+$/g, '');
  const short = [...bare].slice(0, longest).join('').trim();
  return `${short === '' ? fallback : short}.${extension}`;
}

/**
 * A Content-Disposition header (RFC 6266) for a name from `safeFileName`: in ASCII for old readers and, where that
 * loses something, in UTF-8 beside it (RFC 8187).
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const plain = `${kind}; filename="${ascii}"`;
  if (ascii === fileName) return plain;
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${plain}; filename*=UTF-8''${encoded}`;
}
