/** One of the answers that can be tapped. */
export interface SentChoice {
  /** Comes back with the answer. */
  id: string;
  title: string;
  description: string | null;
}

/** What a message offers to tap: up to three buttons, or a list that `opener` opens. */
export interface SentChoices {
  form: 'BUTTONS' | 'LIST';
  /** On the button that opens the list. */
  opener: string;
  options: SentChoice[];
}

interface Offered {
  /** The message above the choices. */
  body: string;
  opener: string;
  options: readonly { id: string; name: string }[];
}

/** Source: interactive messages of the WhatsApp Cloud API; lengths in UTF-16 units, which are never too few. */
const limits = {
  bodyAboveButtons: 1024,
  bodyAboveList: 4096,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
};

/**
 * The answers as the platform can show them: buttons where there are three or fewer with short names, a list of up to ten
 * else. Null when it cannot show each in full and apart from the others: the words of the message have to do then.
 */
export function fitChoices({ body, opener, options }: Offered): SentChoices | null {
  if (options.length === 0 || opener.length > limits.buttonTitle) return null;
  const named = options.map(({ id, name }) => ({ id, name: name.replace(/\s+/g, ' ').trim() }));
  const buttons = body.length > limits.bodyAboveButtons ? null : inButtons(opener, named);
  return buttons ?? (body.length > limits.bodyAboveList ? null : inList(opener, named));
}

type Named = readonly { id: string; name: string }[];

function inButtons(opener: string, options: Named): SentChoices | null {
  if (options.length > limits.buttons) return null;
  if (options.some(({ name }) => name === '' || name.length > limits.buttonTitle)) return null;
  const shown = options.map(({ id, name }) => ({ id, title: name, description: null }));
  return areApart(shown) ? { form: 'BUTTONS', opener, options: shown } : null;
}

/** A longer name stands in full below its beginning. */
function inList(opener: string, options: Named): SentChoices | null {
  if (options.length > limits.rows) return null;
  if (options.some(({ name }) => name === '' || name.length > limits.rowDescription)) return null;
  const shown = options.map(({ id, name }) =>
    name.length <= limits.rowTitle
      ? { id, title: name, description: null }
      : { id, title: beginningOf(name), description: name },
  );
  return areApart(shown) ? { form: 'LIST', opener, options: shown } : null;
}

/** The platform refuses buttons of the same title, and nobody can tell such rows apart. */
function areApart(options: readonly SentChoice[]): boolean {
  return new Set(options.map(({ title }) => title.toLowerCase())).size === options.length;
}

/** Whole words, as many as fit before an ellipsis. */
function beginningOf(name: string): string {
  const room = name.slice(0, limits.rowTitle - 1);
  const atWord = name[room.length] === ' ' ? room : room.slice(0, Math.max(0, room.lastIndexOf(' ')));
  return `${(atWord.trim() || room).toWellFormed()}…`;
}
