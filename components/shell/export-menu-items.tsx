'use client';

import { FileSpreadsheet, FileText } from 'lucide-react';
import { Fragment, use } from 'react';
import { Menu, MenuItem, MenuNote, MenuRule } from '@/components/ui/menu';
import { type ExportedList, ExportedLists } from './exported-lists';
import type { FetchedMenuProps } from './late-menu';

const formats = [
  { format: 'xlsx', words: 'Excel workbook', icon: FileSpreadsheet },
  { format: 'csv', words: 'CSV file', icon: FileText },
] as const;

export default function ExportMenuItems(menu: FetchedMenuProps) {
  const lists = use(ExportedLists);
  return (
    <Menu {...menu}>
      {lists.map((each, at) => (
        <Fragment key={each.list}>
          {at > 0 ? <MenuRule /> : null}
          <MenuNote>
            {each.words}
            {isFiltered(each) ? ', as filtered here' : ''}
          </MenuNote>
          {formats.map(({ format, words, icon: Icon }) => (
            <MenuItem key={format} asChild>
              <a href={addressOf(each, format)} download aria-label={`${each.words}: ${words}`}>
                <Icon aria-hidden />
                {words}
              </a>
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}

const filtersOf = ({ query = {} }: ExportedList) =>
  Object.entries(query).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
const isFiltered = (list: ExportedList) => filtersOf(list).length > 0;

function addressOf(list: ExportedList, format: string): string {
  return `/api/exports/${list.list}?${new URLSearchParams([['format', format], ...filtersOf(list)])}`;
}
