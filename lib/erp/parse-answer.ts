import { gunzipSync } from 'node:zlib';
import { decodeText } from './decode-text';
import { readXml } from './read-xml';

/** An answer's body: `value` is parsed JSON or XML, or the text itself ('' for an empty one). */
export interface ParsedAnswer {
  /** An HTML page, or markup that is no XML: a proxy or a sign-in form speaks, not the ERP. Its `value` is ''. */
  isPage: boolean;
  value: unknown;
}

/** Services encode an answer as JSON inside a JSON string inside an XML element; nobody goes deeper. */
const maxLayers = 3;
const maxUnpackedBytes = 4 * 1024 * 1024;
const page: ParsedAnswer = { isPage: true, value: '' };

/** Reads a body by what it is, not by what its content type says. */
export function parseAnswer(answer: {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}): ParsedAnswer {
  return parseText(decodeText(unpack(answer.body), answer.headers['content-type']), maxLayers);
}

/** Some servers compress whether they are asked to or not. What cannot be unpacked stays as it is. */
function unpack(body: Uint8Array): Uint8Array {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: maxUnpackedBytes });
  } catch {
    return body;
  }
}

function parseText(text: string, layers: number): ParsedAnswer {
  const trimmed = text.replaceAll('\0', '').trim();
  if (trimmed.startsWith('<')) return parseMarkup(trimmed, layers);
  const value = parseJson(trimmed);
  if (value === undefined) return { isPage: false, value: trimmed };
  if (typeof value === 'string' && layers > 0) return parseText(value, layers - 1);
  return { isPage: false, value };
}

/** XML, or a page. `<string>…</string>` is how ASP.NET wraps an answer that is a text. */
function parseMarkup(text: string, layers: number): ParsedAnswer {
  const document = readXml(text);
  const [name, held] = Object.entries(document ?? {})[0] ?? ['html', null];
  if (/^(html|head|body|h\d|div|p|pre|center|table|title|script|meta|form|b|br)$/i.test(name)) return page;
  if (name !== 'string') return { isPage: false, value: document };
  const content = typeof held === 'object' && held !== null && 'value' in held ? held.value : held;
  return typeof content === 'string' && layers > 0
    ? parseText(content, layers - 1)
    : { isPage: false, value: '' };
}

/** An object or a list in a text, which services hand on inside another answer; undefined for any other text. */
export function parseInner(text: string): unknown {
  if (!/^\s*[[{<]/.test(text)) return undefined;
  const { isPage, value } = parseText(text, 0);
  return isPage || typeof value !== 'object' ? undefined : value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
