/** What no text holds: control characters but for tab, line feed, form feed and carriage return. */
const binary = /(?![\t\n\f\r])\p{Cc}|[\ufffe\uffff]/u;
/** The beginnings of what a browser or a shell would run. */
const running =
  /<(!doctype\s+html|html|head|body|svg|script|iframe|[\w-]+:svg|[\w-]+:script)[\s>/]|^\s*(#!|<\?php|@echo\b)/i;
/** Browsers guess by the first 1,445 bytes (the MIME Sniffing standard, 5.2). */
const lookedAt = 4_096;

/** `plain` for a text in UTF-8, UTF-16 with its mark, or one byte a letter; `running` for markup or a script; else null. */
export function sniffText(bytes: Buffer): 'plain' | 'running' | null {
  if (bytes.length === 0) return null;
  const text = decode(bytes);
  if (text === null || binary.test(text)) return null;
  return running.test(text.slice(0, lookedAt)) ? 'running' : 'plain';
}

function decode(bytes: Buffer): string | null {
  const mark = bytes.toString('hex', 0, 2);
  const encodings =
    mark === 'fffe' ? ['utf-16le'] : mark === 'feff' ? ['utf-16be'] : ['utf-8', 'windows-1252'];
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch (error) {
      // Not in this encoding; the next one may fit.
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return null;
}
