import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, proseField, textField, uuidField } from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import {
  erpTargets,
  importSources,
  importStatuses,
  importTargets,
  type NightlyTarget,
  rowActions,
} from './import-status';

const columnField = z.strictObject({
  header: proseField(0, 32_768),
  /** A field of the target, `tierPrice`, or null: the column is not read. */
  field: textField(1, 64).nullable(),
  /** Of `tierPrice`: for which price tier. */
  tier: textField(1, 64).optional(),
});

const note = z.object({
  /** The column's title, or the field's name where the file has none for it. */
  column: z.string(),
  found: z.string(),
  expected: sentenceField,
});

export const importAnswer = z.object({
  id: uuidField,
  target: z.enum(importTargets),
  status: z.enum(importStatuses),
  /** SENT: a file or rows. ERP: read from it when somebody asked. ERP_NIGHTLY: read and stored without anybody. */
  source: z.enum(importSources),
  fileName: z.string().nullable(),
  fileType: z.enum(['csv', 'xlsx', 'rows']),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  headerRow: z.int(),
  columns: z.array(z.object(columnField.shape)),
  /** By what becomes of the rows; null before the dry run. */
  counts: z.record(z.enum([...rowActions, 'warnings']), z.int()).nullable(),
  problem: sentenceField.nullable(),
  progress: z.object({
    rowsDone: z.int(),
    rowsTotal: z.int(),
    rowsPerSecond: z.number().nullable(),
    secondsLeft: z.number().nullable(),
  }),
  createdBy: z.string(),
  createdAt: momentField,
  committedAt: momentField.nullable(),
  undoneAt: momentField.nullable(),
});
export type Import = z.output<typeof importAnswer>;

/** What the tenant reads from its ERP of one kind. */
export interface ErpRead {
  target: NightlyTarget;
  /** Whether it is read every night. */
  isOn: boolean;
  /** Whether a person has taken it from the ERP once; before, nothing is read by itself. */
  isConfirmed: boolean;
  /** What became of it when it was last read by night. */
  last: Import | null;
}

export const importedRow = z.object({
  rowNumber: z.int(),
  cells: z.array(z.string()),
  action: z.enum(rowActions).nullable(),
  errors: z.array(note),
  warnings: z.array(note),
});
export type ImportedRow = z.output<typeof importedRow>;

const importParams = z.strictObject({ id: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
/** A file of 50 MB, and what a form puts around it. */
const largestUploadBytes = 50 * 1024 * 1024 + 64 * 1024;
const mostRows = 1_000_000;

export const listImportsEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports',
  permission: 'catalogue:write',
  summary: 'The imports, newest first',
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ imports: z.array(importAnswer), ...pageAnswer }) },
  paged: true,
  example: {},
});

export const createImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports',
  permission: 'catalogue:write',
  summary:
    'Send a CSV or XLSX file (multipart, at most 50 MB), or rows as JSON, to be imported; the columns are guessed from their titles',
  body: z
    .strictObject({
      target: z.enum(importTargets),
      file: z.file('A CSV or XLSX file.').optional(),
      /** Records by the names of the target's fields, or by titles as a file would have them. */
      rows: z
        .array(
          z.record(proseField(1, 200), z.union([proseField(0, 32_768), z.number(), z.boolean(), z.null()])),
        )
        .min(1)
        .max(mostRows)
        .optional(),
    })
    .refine(({ file, rows }) => (file === undefined) !== (rows === undefined), 'Send either a file or rows.'),
  bodyType: 'form-or-json',
  maxBodyBytes: largestUploadBytes,
  answers: { 201: importAnswer },
  errors: ['file_unreadable'],
  example: { body: { target: 'products', rows: [{ sku: 'BEV-0012', name: 'Cola 330ml', basePrice: 9.9 }] } },
});

export const fetchImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports/from-erp',
  permission: 'catalogue:write',
  summary:
    'Read the customers or products that the ERP has, to be imported; nothing is stored before the dry run is committed',
  body: z.strictObject({ target: z.enum(erpTargets) }),
  answers: { 201: importAnswer },
  errors: ['erp_not_configured', 'erp_unreadable'],
  example: { body: { target: 'products' } },
});

export const getImportEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  permission: 'catalogue:write',
  summary: 'How far an import is, and a page of its rows; `action` and `warned` choose among them',
  params: importParams,
  query: z.strictObject({
    action: z.enum(rowActions).optional(),
    warned: z.enum(['true']).optional(),
    ...pageQuery,
  }),
  answers: { 200: z.object({ ...importAnswer.shape, rows: z.array(importedRow) }) },
  example: { params: { id: exampleId } },
});

export const checkImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports/:id/check',
  permission: 'catalogue:write',
  summary: 'Say what each column holds, and begin the dry run',
  params: importParams,
  body: z.strictObject({
    sheet: textField(1, 200).optional(),
    columns: z.array(columnField).max(500).optional(),
  }),
  answers: { 202: importAnswer },
  errors: ['import_not_ready', 'file_unreadable'],
  example: { params: { id: exampleId }, body: {} },
});

export const commitImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports/:id/commit',
  permission: 'catalogue:write',
  summary:
    'Store everything that the dry run showed, all or nothing; rows with errors only stay behind when that is said',
  params: importParams,
  body: z.strictObject({ leaveOutRejected: z.boolean().default(false) }),
  answers: { 202: importAnswer },
  errors: ['import_not_ready', 'import_has_errors'],
  example: { params: { id: exampleId }, body: { leaveOutRejected: true } },
});

export const undoImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports/:id/undo',
  permission: 'catalogue:write',
  summary: 'Take an import back as a whole, within a week and while nothing of it was changed since',
  params: importParams,
  answers: { 202: importAnswer },
  errors: ['import_not_ready', 'import_not_undoable'],
  example: { params: { id: exampleId } },
});

export const downloadRejectedEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports/:id/rejected',
  permission: 'catalogue:write',
  summary: 'The rows with errors as a CSV file in the form of the one that was sent, with what was wrong',
  params: importParams,
  answers: { 200: z.string() },
  answerType: 'text/csv',
  example: { params: { id: exampleId } },
});
