import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from '../harness/ask';

type Json = Record<string, unknown>;
interface Response {
  content?: Record<string, { schema?: Json; examples?: Json }>;
}

type Paths = Record<string, Record<string, { responses: Record<string, Response> }>>;

/** Judges answers by the API's document: one that it does not tell of is as wrong as one of another shape. */
export class AnswerJudge {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
  readonly #checks = new Map<string, ValidateFunction>();
  readonly #paths: Paths;

  constructor(document: Json) {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'api');
    this.#paths = document.paths as Paths;
  }

  /** What is wrong with an answer, in words; null when it is as the document says. */
  faultOf({ method, path }: { method: string; path: string }, answer: Answer): string | null {
    const place = path.replace(/:(\w+)/g, '{$1}');
    const verb = method.toLowerCase();
    const response = this.#paths[place]?.[verb]?.responses[answer.status];
    if (!response) return `the document tells of no status ${answer.status}`;
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!response.content) return answer.text === '' ? null : 'the document tells of no body';
    const media = response.content[type];
    if (!media) return `the document tells of no ${type || 'answer without a type'} with ${answer.status}`;
    if (!type.endsWith('json')) return null;
    const body: unknown = JSON.parse(answer.text);
    if (type === 'application/problem+json') {
      const { code } = body as { code: string };
      if (!Object.hasOwn(media.examples ?? {}, code))
        return `the document tells of no ${code} with ${answer.status}`;
    }
    const check = this.#checkOf([
      'paths',
      place,
      verb,
      'responses',
      String(answer.status),
      'content',
      type,
      'schema',
    ]);
    return check(body) ? null : this.#ajv.errorsText(check.errors, { dataVar: 'answer' });
  }

  #checkOf(steps: string[]): ValidateFunction {
    const pointer = steps
      .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const known = this.#checks.get(pointer) ?? this.#ajv.compile({ $ref: `api#/${pointer}` });
    this.#checks.set(pointer, known);
    return known;
  }
}
