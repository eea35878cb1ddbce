import { parseArgs } from 'node:util';

/** The files that an evaluator's predictions are read from and written to. */
export interface PredictionFiles {
  in: string;
  out: string;
  catalogueDir: string;
}

/** What a bench was asked for: predictions for the messages of a file, or figures over our own; null when it was asked wrongly. */
export function askedOf(usage: string): { files: PredictionFiles | null; errors: boolean } | null {
  const { values } = parseArgs({
    options: {
      in: { type: 'string' },
      out: { type: 'string' },
      'catalogue-dir': { type: 'string' },
      errors: { type: 'boolean' },
    },
  });
  const { in: from, out, 'catalogue-dir': catalogueDir, errors = false } = values;
  if (!from) return { files: null, errors };
  if (out && catalogueDir) return { files: { in: from, out, catalogueDir }, errors };
  console.error(`usage: ${usage}`);
  process.exitCode = 1;
  return null;
}
