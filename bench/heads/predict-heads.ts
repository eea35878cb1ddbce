import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderHead } from '@/lib/head/head';
import { readHead } from '@/lib/head/read-head';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { type InterpretedLine, interpretMessage } from '@/lib/matching/interpret-message';
import { type CatalogueRow, readRows } from '../matching/gold';
import { indexOf } from '../matching/predict';

/** A row of a labelled set of heads, as far as it is read. */
interface HeadRow {
  id: string;
  domain: string;
  receivedAt: string;
  text: string;
  shipTos?: { code: string; name: string; address?: string; names?: string[] }[];
}

/** Writes one prediction a message, as the evaluator of heads reads them: by the code that the service runs. */
export function predictHeads(files: { in: string; out: string; catalogueDir: string }): number {
  const indexes = new Map<string, CatalogueIndex>();
  const indexFor = (domain: string): CatalogueIndex => {
    const known =
      indexes.get(domain) ?? indexOf(readRows<CatalogueRow>(catalogueOf(files.catalogueDir, domain)), []);
    indexes.set(domain, known);
    return known;
  };
  const rows = readRows<HeadRow>(files.in);
  const predictions = rows.map((row) => {
    const { lines } = interpretMessage(indexFor(row.domain), row.text, { customerId: null, history: [] });
    const branches = (row.shipTos ?? []).map(({ code, name, address, names }) => ({
      id: code,
      code,
      name,
      address: address ?? null,
      names: names ?? [],
    }));
    const head = readHead(row.text, {
      sentAt: new Date(row.receivedAt),
      timeZone: 'Africa/Johannesburg',
      branches,
      lines,
    });
    return JSON.stringify(rowOf(row.id, head, lines));
  });
  writeFileSync(files.out, `${predictions.join('\n')}\n`);
  return rows.length;
}

/** Catalogues lie as `catalogue_grocery.jsonl` or `catalogue-grocery.jsonl`. */
function catalogueOf(folder: string, domain: string): string {
  for (const mark of ['_', '-']) {
    const file = join(folder, `catalogue${mark}${domain}.jsonl`);
    try {
      readFileSync(file);
      return file;
    } catch {
      // The other spelling.
    }
  }
  throw new Error(`no catalogue of ${domain} in ${folder}`);
}

/** The evaluator's names of what a head has. */
function rowOf(id: string, head: OrderHead, lines: readonly InterpretedLine[]): object {
  const { poNumber, requestedDate, window, shipTo, contact } = head;
  return {
    id,
    ...(poNumber && { poNumber: poNumber.value }),
    ...(requestedDate?.value.date && { requestedDate: requestedDate.value.date }),
    ...(window && {
      window: {
        ...(window.value.from && { from: window.value.from }),
        ...(window.value.to && { to: window.value.to }),
      },
    }),
    ...(shipTo && { shipTo: { code: shipTo.value.branchId } }),
    instructions: head.instructions.map(({ value }) => value),
    ...(contact && {
      contact: { name: contact.value.name ?? undefined, phone: contact.value.phone ?? undefined },
    }),
    statedPrices: head.statedPrices.map(({ line, value, per }) => ({
      phrase: lines[line]?.phrase,
      price: value,
      per: per ?? undefined,
    })),
    collect: head.delivery?.value === 'COLLECT',
    urgent: head.urgent !== null,
    lines: lines.map(({ candidates, productId, quantity, unit }) => ({
      sku: candidates.find((candidate) => candidate.productId === productId)?.sku ?? null,
      quantity,
      unit: unit ?? undefined,
    })),
  };
}
