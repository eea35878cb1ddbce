const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;

/**
 * The names in a ZIP archive's central directory (PKWARE's APPNOTE, 4.3.12 and 4.3.16), up to 2,000 of them; none
 * where there is no directory. Reads no content.
 */
export function listZipNames(bytes: Buffer): string[] {
  const end = findEnd(bytes);
  if (end === null) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (names.length < 2_000 && at + entryLength <= end && bytes.readUInt32LE(at) === directoryEntry) {
    const nameLength = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + entryLength, at + entryLength + nameLength));
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

/** The record lies at the end, before a comment of any length. */
function findEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  }
  return null;
}
