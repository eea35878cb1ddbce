import { getTableColumns, getTableName, isTable } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { heldOfNobody, holdings } from './holdings';

const modules = import.meta.glob<Record<string, unknown>>('/db/schema/*.ts', { eager: true });
const tables = Object.values(modules).flatMap((exports) =>
  Object.values(exports).filter((one) => isTable(one)),
);

/** Columns in which text can lie, but for those that the database makes of others. */
const textColumns = tables.flatMap((table) =>
  Object.values(getTableColumns(table))
    .filter((column) => /text|char|json|array/i.test(column.getSQLType() + column.columnType))
    .filter((column) => column.generated === undefined)
    .map((column) => `${getTableName(table)}.${column.name}`),
);
const decided = [
  ...Object.entries(holdings).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  ),
  ...Object.entries(heldOfNobody).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  ),
];

describe('what is held of customers', () => {
  it('is decided for every column that can hold text: say in holdings.ts what becomes of a new one', () => {
    expect(textColumns.length).toBeGreaterThan(100);
    expect(textColumns.filter((column) => !decided.includes(column))).toEqual([]);
  });

  it('is decided once, and for columns that there are', () => {
    expect(decided.filter((column) => !textColumns.includes(column))).toEqual([]);
    expect(decided).toHaveLength(new Set(decided).size);
  });
});
