/** How deep an example is written out; below that an ellipsis stands for what the whole document has. */
const deepest = 3;

/** An example as JSON that a person reads: indented, and shortened where it goes deep. */
export function showExample(value: unknown, indent = '', depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => showExample(each, inner, depth + 1))
    : Object.entries(value).map(
        ([name, each]) => `${JSON.stringify(name)}: ${showExample(each, inner, depth + 1)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open} ${parts.join(', ')} ${close}`;
  if (line.length + indent.length <= 76 && !line.includes('\n')) return line;
  if (depth >= deepest) return `${open} … ${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${close}`;
}
