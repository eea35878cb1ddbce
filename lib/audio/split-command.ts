/**
 * Splits a command line into program and arguments at white space; single and double quotes keep an argument
 * together, a backslash takes the next character as it is (not inside single quotes). No shell is involved, so
 * nothing else has a meaning. Throws for an open quote and for an empty line.
 */
export function splitCommand(line: string): [program: string, ...rest: string[]] {
  const parts: string[] = [];
  let part: string | undefined;
  let quote: string | undefined;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if (char === '\\' && quote !== "'" && at + 1 < line.length) {
      at += 1;
      part = (part ?? '') + line.charAt(at);
    } else if (quote !== undefined) {
      if (char === quote) quote = undefined;
      else part = (part ?? '') + char;
    } else if (char === '"' || char === "'") {
      quote = char;
      part ??= '';
    } else if (/\s/.test(char)) {
      if (part !== undefined) parts.push(part);
      part = undefined;
    } else part = (part ?? '') + char;
  }
  if (quote !== undefined) throw new Error('the command has an open quote');
  if (part !== undefined) parts.push(part);
  const [program, ...rest] = parts;
  if (program === undefined || program === '') throw new Error('the command is empty');
  return [program, ...rest];
}
