/** A value as the reference shows it: its type in words, and what lies in it. */
export interface Value {
  /** As in `string`, `uuid or null`, `list of integer`. */
  type: string;
  /** What it is limited to, as in `1 to 200`; empty when to nothing. */
  limits: string;
  /** The schema of its own that describes it, when there is one. */
  schema: string | null;
  fields: Field[];
  /** Forms of which one holds, each with fields of its own. */
  forms: Value[];
}

export interface Field extends Value {
  name: string;
  required: boolean;
  description: string;
}

export interface Content {
  mediaType: string;
  value: Value;
  /** JSON, shortened where it goes deep; empty when it is no JSON. */
  example: string;
}

export interface Answer {
  status: string;
  description: string;
  headers: string[];
  content: Content | null;
}

/** A value that is typed in to call an endpoint from its page. */
export interface Entry {
  name: string;
  required: boolean;
  /** All that it can be; empty for free text. */
  options: string[];
  example: string;
  isFile: boolean;
}

/** What is filled in to call an endpoint from its page. */
export interface CallEntries {
  path: Entry[];
  query: Entry[];
  header: Entry[];
  /** JSON to start from, or the fields of a form. */
  body: { mediaType: string; json: string; entries: Entry[] } | null;
}

/** An endpoint or, without `curl`, an event that is posted to receivers. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** The permission or scope; null when it is open to all. */
  permission: string | null;
  parameters: { place: 'path' | 'query' | 'header'; fields: Field[] }[];
  body: Content | null;
  answers: Answer[];
  errors: { status: string; codes: string[] }[];
  curl: string;
  call: CallEntries;
}

export interface Resource {
  name: string;
  description: string;
  operations: Operation[];
}
