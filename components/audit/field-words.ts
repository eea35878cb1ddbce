import { kindOfWork } from '@/components/settings/health-words';
import type { Formats } from '@/components/shell/formats';
import { languageNames } from '@/lib/canned-replies/languages';
import { weekdays } from '@/lib/customers/weekdays';
import { type English, english } from '@/lib/words/english';
import type { Words } from '@/lib/words/words';

/** What the data of the trail is told with: the rooms that have words for it, and how the tenant writes figures. */
export interface AuditWords {
  events: Words<'events'>;
  fields: Words<'auditFields'>;
  scopes: Words<'apiKeys'>;
  imports: Words<'imports'>;
  work: Words<'health'>;
  formats: Formats;
}

type FieldKey = keyof English['auditFields'];
const isKey = (key: string): key is FieldKey => Object.hasOwn(english.auditFields, key);

/** What a field is called in the events of a kind (`customer`), which may differ from what it is elsewhere. */
export function fieldWords(kind: string, field: string, { fields }: AuditWords): string {
  const key = [`field_${kind}_${field}`, `field_${field}`].find(isKey);
  // Whoever adds a field adds its words (field-words.test.ts); what an older release wrote is still told.
  return key ? fields(key) : field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

export const noneWords = ({ fields }: AuditWords): string => fields('none');
export const yesOrNo = (value: boolean, { fields }: AuditWords): string => fields(value ? 'yes' : 'no');

/** Fields whose values are never shown, only that there is another. */
const secrets = new Set(['accessToken', 'appSecret', 'code', 'pin', 'secret', 'verifyToken']);

/** A value as it is called, where the product has a name for it; what people typed stays as it is. */
export function valueWords(kind: string, field: string, text: string, words: AuditWords): string {
  const { fields, formats } = words;
  const said = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_');
  const keys = [`value_${kind}_${field}_${said}`, `value_${field}_${said}`];
  const key = [...keys, ...(secrets.has(field) ? [`value_secret_${said}`] : [])].find(isKey);
  if (key) return fields(key);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formats.date(text);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formats.moment(text);
  return namedElsewhere(field, text, words) ?? text;
}

type Scope = Extract<keyof English['apiKeys'], `scope_${string}`>;
const isScope = (key: string): key is Scope => Object.hasOwn(english.apiKeys, key);
type Target = Extract<keyof English['imports'], `target_${string}`>;
const isTarget = (key: string): key is Target => Object.hasOwn(english.imports, key);

const days: readonly string[] = weekdays;

/** Values that other screens have words for. */
function namedElsewhere(field: string, text: string, words: AuditWords): string | undefined {
  const scope = `scope_${text.replace(':', '_')}`;
  const target = `target_${text}`;
  switch (field) {
    case 'scope':
    case 'scopes':
      return isScope(scope) ? words.scopes(scope) : undefined;
    case 'target':
      return isTarget(target) ? words.imports(target) : undefined;
    case 'work':
      return words.work(`work_${kindOfWork(text)}`);
    case 'language':
      return new Map<string, string>(Object.entries(languageNames)).get(text);
    case 'deliveryDays': {
      const day = days.indexOf(text);
      return day === -1 ? undefined : words.formats.weekday((day + 1) % 7);
    }
    case 'filters':
      return fieldWords('list', text, words);
    default:
      return undefined;
  }
}
