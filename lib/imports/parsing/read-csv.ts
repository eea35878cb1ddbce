import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decodePieces } from './decode-file';
import { guessDelimiter } from './guess-delimiter';
import { mostCellCharacters, refuseBeyondLimits, unreadable } from './limits';

/** The rows of a CSV file in any usual encoding and with any usual delimiter, blank ones too. Throws `file_unreadable`. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<string[]> {
  const head = headOf(bytes);
  const told = /^sep=.\r?\n/.exec(head)?.[0].length ?? 0;
  const parser = Readable.from(withoutStart(decodePieces(bytes), told)).pipe(
    parse({
      delimiter: guessDelimiter(head),
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: mostCellCharacters * 8,
    }),
  );
  let rowNumber = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      rowNumber += 1;
      refuseBeyondLimits(cells, rowNumber);
      yield cells;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable(
      error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `A quotation mark at or below row ${parser.info.records + 1} is never closed, so the rest of the file cannot be told apart.`
        : `Row ${parser.info.records + 1} cannot be read: ${error.message}.`,
    );
  }
}

/** What separates the columns of a CSV file. */
export const delimiterOf = (bytes: Buffer): string => guessDelimiter(headOf(bytes));

function headOf(bytes: Buffer): string {
  const [head = ''] = decodePieces(bytes.subarray(0, 65_536));
  return head;
}

function* withoutStart(pieces: Iterable<string>, characters: number): Generator<string> {
  let left = characters;
  for (const piece of pieces) {
    const rest = piece.slice(left);
    left = Math.max(0, left - piece.length);
    if (rest !== '') yield rest;
  }
}
