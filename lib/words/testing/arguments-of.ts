/** The arguments and tags of a text in ICU's form: `count`, `count plural`, `<link>`. */
export function argumentsOf(text: string): string[] {
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag);
  return [...new Set([...tags, ...bracesOf(text).flatMap(argumentsIn)])].sort();
}

/** What stands inside the outermost braces. */
function bracesOf(text: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const [at, sign] of [...text].entries()) {
    if (sign === '{' && depth++ === 0) start = at + 1;
    if (sign === '}' && --depth === 0) found.push([...text].slice(start, at).join(''));
  }
  return found;
}

function argumentsIn(inside: string): string[] {
  const [name = '', kind, ...branches] = inside.split(',');
  if (kind === undefined) return [name.trim()];
  return [`${name.trim()} ${kind.trim()}`, ...bracesOf(branches.join(',')).flatMap(argumentsOf)];
}
