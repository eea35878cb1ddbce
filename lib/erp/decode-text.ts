/**
 * The text of an answer's bytes: UTF-8 and UTF-16 with or without a byte-order mark, else what `contentType` names,
 * else Windows-1252. The bytes are believed before the header, which proxies and old services get wrong.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  for (const label of [...labelsOf(bytes), charsetIn(contentType), 'windows-1252']) {
    const text = label === undefined ? undefined : tryToDecode(bytes, label);
    if (text !== undefined) return text;
  }
  return '';
}

/** JSON and XML begin with an ASCII character, so a zero byte beside it tells UTF-16 and its order. */
function labelsOf([first, second]: Uint8Array): readonly string[] {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return ['utf-16le'];
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return ['utf-16be'];
  return ['utf-8'];
}

function charsetIn(contentType: string): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];
}

/** Undefined when the bytes are not in this encoding, or when there is none of the name. */
function tryToDecode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
