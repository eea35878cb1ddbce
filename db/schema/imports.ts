import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ErpTarget,
  ImportColumn,
  ImportCounts,
  ImportSource,
  ImportStatus,
  ImportTarget,
  RowAction,
  RowFault,
} from '@/lib/imports/import-status';
import { createdAt, id, moment } from './columns';
import { tenantId } from './tenants';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A file, or rows sent over the API, on the way into the tenant's data. */
export const imports = pgTable(
  'imports',
  {
    tenantId: tenantId(),
    id: id(),
    target: text('target').$type<ImportTarget>().notNull(),
    status: text('status').$type<ImportStatus>().notNull().default('UPLOADED'),
    source: text('source').$type<ImportSource>().notNull().default('SENT'),
    fileName: text('file_name'),
    /** `csv`, `xlsx`, or `rows` for rows sent as JSON. */
    fileType: text('file_type').$type<'csv' | 'xlsx' | 'rows'>().notNull(),
    sheets: jsonb('sheets').$type<string[]>().notNull().default([]),
    sheet: text('sheet'),
    /** The row of the file in which the titles stand, from 1. */
    headerRow: integer('header_row').notNull().default(1),
    columns: jsonb('columns').$type<ImportColumn[]>().notNull().default([]),
    counts: jsonb('counts').$type<ImportCounts>(),
    /** Why it failed, for a person. */
    problem: text('problem'),
    rowsTotal: integer('rows_total').notNull().default(0),
    rowsDone: integer('rows_done').notNull().default(0),
    /** When the work under way began. */
    startedAt: moment('started_at'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    committedAt: moment('committed_at'),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('imports_newest').on(t.tenantId, t.createdAt.desc()),
    check('imports_rows', sql`${t.rowsDone} >= 0`),
  ],
);

/** The file itself in pieces, until it is committed and for a day at most. */
export const importFiles = pgTable(
  'import_files',
  {
    tenantId: tenantId(),
    importId: uuid('import_id').notNull(),
    part: integer('part').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.importId, t.part] })],
);

/** The rows of an import: as found, as read, and what becomes of them. */
export const importRows = pgTable(
  'import_rows',
  {
    tenantId: tenantId(),
    importId: uuid('import_id').notNull(),
    /** As in the file, from 1; the titles are a row too. */
    rowNumber: integer('row_number').notNull(),
    cells: jsonb('cells').$type<string[]>(),
    /** By field, as they are stored; a blank cell has none. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** The same for all rows that are about one thing. */
    key: text('key'),
    action: text('action').$type<RowAction>(),
    faults: jsonb('faults').$type<RowFault[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<RowFault[]>().notNull().default([]),
    /** What the row is about, once it is known; of a new one the id that it gets. */
    subjectId: uuid('subject_id'),
    /** Whose data it holds. */
    customerId: uuid('customer_id'),
    /** What the row changes, before and after. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The state in which the import left it; undoing asks whether that is still so. */
    stamp: text('stamp'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.importId, t.rowNumber] }),
    index('import_rows_by_customer').on(t.tenantId, t.customerId).where(sql`customer_id is not null`),
  ],
);

/**
 * What the ERP said last of each customer and product, so that a value that is another one here was changed by a person.
 * One whose customer was erased stays without values: it does not come back by itself.
 */
export const erpValues = pgTable(
  'erp_values',
  {
    tenantId: tenantId(),
    target: text('target').$type<ErpTarget>().notNull(),
    /** Of the row's key, which may be a phone number; see lib/imports/internal/erp-values.ts. */
    keyHash: text('key_hash').notNull(),
    /** The product or customer that it became, which may be gone by now. */
    subjectId: uuid('subject_id').notNull(),
    /** By field, as in the rows of an import. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.target, t.keyHash] }),
    index('erp_values_by_subject').on(t.tenantId, t.subjectId),
  ],
);
