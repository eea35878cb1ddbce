import { addressOf } from '@/lib/api/call-api';
import type { CallEntries, Entry } from '@/lib/api/reference-shapes';

/** What was typed in, by `place.name`; files by the name of their field. */
export interface Typed {
  texts: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File | undefined>>;
  json: string;
}

export type BuiltCall = { address: string; init: RequestInit } | { fault: string; at: string };

/** The request for what was typed in, or what is missing or wrong in it, by the entry that it is about. */
export function buildCall(method: string, path: string, call: CallEntries, typed: Typed): BuiltCall {
  const textAt = (place: string, { name }: Entry) => typed.texts[`${place}.${name}`]?.trim() ?? '';
  for (const place of ['path', 'query', 'header'] as const) {
    const empty = call[place].find((entry) => entry.required && textAt(place, entry) === '');
    if (empty) return { fault: `${empty.name} is required.`, at: `${place}.${empty.name}` };
  }
  const textsOf = (place: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      call[place].map((entry) => [entry.name, textAt(place, entry)]).filter(([, text]) => text !== ''),
    );
  const headers = new Headers({ accept: 'application/json, */*', ...textsOf('header') });
  const address = addressOf(path, textsOf('path'), textsOf('query'));
  const { body } = call;
  if (!body) return { address, init: { method, headers } };
  if (body.entries.length > 0)
    return { address, init: { method, headers, body: formOf(body.entries, typed) } };
  try {
    JSON.parse(typed.json);
  } catch (error) {
    return { fault: `This is not JSON: ${(error as Error).message}`, at: 'body' };
  }
  headers.set('content-type', body.mediaType);
  return { address, init: { method, headers, body: typed.json } };
}

function formOf(entries: readonly Entry[], { texts, files }: Typed): FormData {
  const form = new FormData();
  for (const { name, isFile } of entries) {
    const value = isFile ? files[name] : texts[`body.${name}`]?.trim();
    if (value !== undefined && value !== '') form.append(name, value);
  }
  return form;
}
