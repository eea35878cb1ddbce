import { rewrite } from './disturb-message';
import type { CatalogueRow, GoldLine, GoldMessage } from './gold';
import { nearMiss } from './noise';
import { type Stock, takeStock } from './take-stock';

/** Shares of goods whose size is left open, and that become goods which nobody sells. */
const openShare = 0.14;
const absentShare = 0.08;

const size =
  /\(?(?<![\d.,/])\b\d+(?:[./-]\d+)*\s?(?:x\s?\d+\s?)?(?:ml|lt?|ltr|litres?|kgs?|kilos?|g|s|in|ft|pack)?\b\.?\)?/gi;

const sizeless = (name: string): string =>
  name
    .toLowerCase()
    .replace(size, ' ')
    .replace(/\b(?:x|plastic|bottle|can|pack|of)\b|[^\p{L}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What is known of a catalogue to change goods by. */
export interface Shelf {
  rows: Map<string, CatalogueRow>;
  /** By SKU, the products that differ from it in size or pack only, itself among them. */
  sizes: Map<string, string[]>;
  stock: Stock;
}

/** Groups the products of a catalogue by what they are without their size. */
export function stockShelf(rows: readonly CatalogueRow[]): Shelf {
  const groups = new Map<string, string[]>();
  for (const { sku, name } of rows) {
    const key = sizeless(name);
    const group = groups.get(key) ?? [];
    group.push(sku);
    groups.set(key, group);
  }
  return {
    rows: new Map(rows.map((row) => [row.sku, row])),
    sizes: new Map([...groups.values()].flatMap((group) => group.map((sku) => [sku, group]))),
    stock: takeStock(rows),
  };
}

/** The message with some of its goods asked for without a size, and some that the catalogue does not have. */
export function changeGoods(message: GoldMessage, shelf: Shelf, random: () => number): GoldMessage {
  const lines = message.lines.map((line) => {
    const chance = random();
    if (line.needs_context || line.needs_alias || chance > openShare + absentShare) return line;
    return (chance < openShare ? leaveOpen(line, shelf) : makeAbsent(line, shelf, random)) ?? line;
  });
  return rewrite({ ...message, lines }, (pieces) => {
    for (const piece of pieces)
      if (piece.label && 'line' in piece.label) piece.text = lines[piece.label.line]?.phrase ?? piece.text;
  });
}

function leaveOpen(line: GoldLine, { sizes }: Shelf): GoldLine | null {
  const candidates = sizes.get(line.sku ?? '') ?? [];
  const phrase = line.phrase.replace(size, ' ').replace(/\s+/g, ' ').trim();
  const open = candidates.length > 1 && /\p{L}{3}/u.test(phrase) && phrase !== line.phrase;
  return open ? { ...line, phrase, sku: null, candidates } : null;
}

function makeAbsent(line: GoldLine, { rows, stock }: Shelf, random: () => number): GoldLine | null {
  const row = rows.get(line.sku ?? '');
  const phrase = row ? nearMiss(row, stock, random) : null;
  return phrase ? { ...line, phrase, sku: null } : null;
}
