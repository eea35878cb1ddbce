import { csv, workbook } from './make-files';

/**
 * A distributor's files as their programs and hands leave them: a workbook with a cover, titles over merged cells, a
 * category once for all its goods, prices as Excel stores them and a total below; a CSV of an old program in Windows-1252
 * with codes as formulas; "Unicode text" of Excel; days as numbers.
 */
export const firstDay = {
  locations: csv(
    'magasyne.csv',
    '\ufeffCode|Name|Warehouse code|Address\r\nJHB|Johannesburg|001|"12 Kerk Street\nJohannesburg"\r\n',
  ),
  products: workbook('Price list Nov.xlsx', {
    Cover: { rows: [['Karoo Wholesale (Pty) Ltd'], ['Printed', 46_327]] },
    'Prices & packs': {
      rows: [
        ['Karoo Wholesale price list, 1 November'],
        [],
        ['Category', 'Stock code', 'Description', 'Pack', 'UOM', 'Prices', '', '', 'Bin', 'Last changed'],
        ['', '', '', '', '', 'Price', 'Spaza price', 'Gold price', '', ''],
        ['Bakery', '00123', 'Karoo Brown Bread 700g', 1, 'EA', 18.899999999999999, 17.5, 16.9, 'A-1', 46_301],
        ['', '00124', 'Karoo White Bread 700g', 1, 'EA', 19.5, 18, 17.2, 'A-2', 46_301],
        ['', '00131', 'Karoo Hot Dog Rolls 6s', 6, 'EA', 24.989999999999998, 23.4, '', 'A-3', 46_301],
        ['Drinks', '00210', 'Zing Cola 2L', 8, 'EA', 21.99, 20.5, 19.99, 'B-10', 46_301],
        ['', '00211', 'Zing Cola 330ml can', 24, 'EA', 9.5, 8.75, 8.25, 'B-2', 46_301],
        ['', '00219', 'Umgeni Still Water 500ml', 24, 'EA', 7.25, 6.9, 6.5, 'B-3', 46_301],
        [
          'Dry goods',
          '00340',
          'Highveld Maize Meal 80kg',
          1,
          'BAG',
          '1,212.50',
          '1 109.90',
          'R 1,105.00',
          'C-1',
          46_301,
        ],
        ['', '00341', 'Highveld White Sugar 2.5kg', 8, 'EA', 58.75, 56, 54.5, 'C-2', 46_301],
        ['', '00355', 'Baobab Long Grain Rice 2kg', 10, 'EA', 46.2, 44, 42.75, 'C-4', 46_301],
        ['Total', '', '', '', '', 1419.57, '', '', '', ''],
      ],
      merged: [
        'A1:J1',
        'F3:H3',
        'A5:A7',
        'A8:A10',
        'A11:A13',
        ...[...'ABCDEIJ'].map((letter) => `${letter}3:${letter}4`),
      ],
    },
  }),
  customers: csv(
    'KLANTE.CSV',
    [
      'Account;Customer name;Cell;Other numbers;Price tier;Language',
      '="00017";Café Ubuntu;082 555 0201;011 555 0301 / 083 555 0401;Spaza;en',
      '="00018";"Müller\u2019s Superette; Parktown";0825550202;;Gold;en',
      '="00019";Kwa\u00a0Zwane Tuck Shop;27825550203;;Spaza;',
      '="00020";No number yet;;;Spaza;',
      'Total customers;4;;;;',
      '',
    ].join('\r\n'),
    'windows-1252',
  ),
  codes: csv(
    'their codes.txt',
    [
      ...['Customer\tTheir code\tStock code', '00018\t44-712\t00211', '00018\t0044713\t00340'],
      ...['00018\t44714\t99999', 'Café Ubuntu\tCU 7\t00123', ''],
    ].join('\r\n'),
    'utf-16le',
  ),
  history: workbook('Sales by customer.xlsx', {
    Sheet1: {
      rows: [
        ['Customer', 'Invoice date', 'Stock code', 'Customer text', 'Qty', 'Invoice'],
        ...Array.from({ length: 12 }, (_, week) => [
          ['00017', 46_230 + week * 7, '00123', 'bread', '1,020', `INV${1000 + week}`],
          ['00017', 46_230 + week * 7, '00210', 'cola', 8, `INV${1000 + week}`],
          ['00018', { day: 46_231 + week * 7 }, '00211', 'cola', 48, `INV${2000 + week}`],
        ]).flat(),
        ['Grand total', '', '', '', '13,200', ''],
      ],
    },
  }),
};
