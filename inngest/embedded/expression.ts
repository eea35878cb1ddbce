/** Where a value lies in an event: `event.data.customer.id` is `['data', 'customer', 'id']`. */
export type EventPath = readonly string[];

/** `event.data.function_id == 'app-fn'`: the value at a path is this one. */
export type EventCondition = { path: EventPath; equals: string | number | boolean };

const pathShape = /^event((?:\.[A-Za-z_]\w*)+)$/;
const conditionShape =
  /^(event(?:\.[A-Za-z_]\w*)+)\s*==\s*(?:'([^'\\]*)'|"([^"\\]*)"|(-?\d+(?:\.\d+)?|true|false))$/;

/** Reads an expression that only names a value of the event; undefined for any other expression. */
export function parseEventPath(expression: string): EventPath | undefined {
  return pathShape.exec(expression.trim())?.[1]?.split('.').slice(1);
}

/** Reads an expression that compares a value of the event with a literal; undefined for any other expression. */
export function parseEventCondition(expression: string): EventCondition | undefined {
  const [, pathText = '', single, double, bare] = conditionShape.exec(expression.trim()) ?? [];
  const path = parseEventPath(pathText);
  if (!path) return undefined;
  const text = single ?? double;
  if (text !== undefined) return { path, equals: text };
  return { path, equals: bare === 'true' || bare === 'false' ? bare === 'true' : Number(bare) };
}

/** The value at a path; undefined where the event has none. */
export function readEventPath(event: object, path: EventPath): unknown {
  let value: unknown = event;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
