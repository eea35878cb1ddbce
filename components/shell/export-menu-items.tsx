'use client';

import { FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, use } from 'react';
import { Menu, MenuItem, MenuNote, MenuRule } from '@/components/ui/menu';
import { type ExportedList, ExportedLists } from './exported-lists';
import type { FetchedMenuProps } from './late-menu';

const formats = [
  { format: 'xlsx', key: 'xlsxFile', icon: FileSpreadsheet },
  { format: 'csv', key: 'csvFile', icon: FileText },
] as const;

export default function ExportMenuItems(menu: FetchedMenuProps) {
  const t = useTranslations('shell');
  const lists = use(ExportedLists);
  return (
    <Menu {...menu}>
      {lists.map((each, at) => (
        <Fragment key={each.list}>
          {at > 0 ? <MenuRule /> : null}
          <MenuNote>{isFiltered(each) ? t('asFiltered', { list: each.words }) : each.words}</MenuNote>
          {formats.map(({ format, key, icon: Icon }) => (
            <MenuItem key={format} asChild>
              <a
                href={addressOf(each, format)}
                download
                aria-label={t('exportAs', { list: each.words, format: t(key) })}
              >
                <Icon aria-hidden />
                {t(key)}
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
