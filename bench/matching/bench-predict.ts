import { parseArgs } from 'node:util';
import { type AliasRow, type CatalogueRow, type GoldMessage, readRows } from './gold';
import { type History, indexOf, predict } from './predict';

const usage =
  'bench:predict --catalogue C.jsonl --aliases A.jsonl --messages M.jsonl [--histories H.jsonl] [--phrases]';

/** Prints one prediction a message, as JSON lines, by the code that the service runs. */
function main(): void {
  const { values } = parseArgs({
    options: {
      catalogue: { type: 'string' },
      aliases: { type: 'string' },
      messages: { type: 'string' },
      histories: { type: 'string' },
      phrases: { type: 'boolean' },
    },
  });
  if (!values.catalogue || !values.messages) {
    console.error(`usage: ${usage}`);
    process.exitCode = 1;
    return;
  }
  const catalogue = readRows<CatalogueRow>(values.catalogue);
  const known = new Set(catalogue.map((row) => row.sku));
  const aliases = values.aliases
    ? readRows<AliasRow>(values.aliases).filter((alias) => known.has(alias.sku))
    : [];
  const histories = new Map(
    (values.histories ? readRows<{ id: string; history: History }>(values.histories) : []).map((row) => [
      row.id,
      row.history,
    ]),
  );
  const index = indexOf(catalogue, aliases);
  for (const message of readRows<GoldMessage>(values.messages)) {
    const history = histories.get(message.id) ?? histories.get(message.customer ?? '') ?? [];
    console.log(JSON.stringify(predict(index, message, { phrases: values.phrases ?? false, history })));
  }
}

main();
