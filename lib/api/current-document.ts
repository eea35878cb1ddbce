import packageJson from '@/package.json';
import { env } from '../env';
import type { Json } from './internal/schemas';
import { describeApi } from './openapi';
import { type Reference, readReference } from './reference';

let document: Json | undefined;
let reference: Reference | undefined;

/** The document of this service at its own address: the same until it is started anew. */
export function currentDocument(): Json {
  document ??= describeApi({ url: env().appUrl, version: packageJson.version });
  return document;
}

/** That document as a person reads it. */
export function currentReference(): Reference {
  reference ??= readReference(currentDocument());
  return reference;
}
