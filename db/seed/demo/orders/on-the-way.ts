import type { DemoOrder } from '../demo-order';

/** Approved but not in the ERP yet, refused by it, and cancelled. */
export const unsettledOrders: DemoOrder[] = [
  {
    key: 'erp-busy',
    customer: 'maputo',
    hoursAgo: 1.1,
    status: 'APPROVED',
    text: '12 kopje cola zero 500ml, 6 blue soap, 24 corn puffs tomato, 2 candles',
    lines: [
      ['12 kopje cola zero 500ml', 12, 'SDR-1040'],
      ['6 blue soap', 6, 'PER-1010'],
      ['24 corn puffs tomato', 24, 'SNK-1015'],
      ['2 candles', 2, 'HSH-1125'],
    ],
    attempts: 3,
    erpError: '503 Service Unavailable: month-end run in progress, try again later',
  },
  {
    key: 'erp-busy-cafe',
    customer: 'jacaranda',
    hoursAgo: 1.4,
    status: 'APPROVED',
    text: '',
    voice: 'jacaranda-coffee',
    lines: [
      ['six fresh milk full cream 2 litre', 6, 'DAI-1010'],
      ['two Jozi Roast instant coffee 200 gram', 2, 'TEA-1045'],
      ['ten salted butter', 10, 'DAI-1070'],
    ],
    attempts: 4,
    erpError: '503 Service Unavailable: month-end run in progress, try again later',
  },
  {
    key: 'erp-credit-limit',
    customer: 'kgosi',
    hoursAgo: 27,
    status: 'FAILED',
    text: 'Dumela. 10 sugar 25kg canefield, 6 bales rice 10x2kg, 4 sunflower oil 8x2L, 20 Bluestone laundry bar. Ke a leboga',
    lines: [
      ['10 sugar 25kg canefield', 10, 'SUG-1030'],
      ['6 bales rice 10x2kg', 6, 'GRN-1115'],
      ['4 sunflower oil 8x2L', 4, 'OIL-1030'],
      ['20 Bluestone laundry bar', 20, 'HSH-1025'],
    ],
    attempts: 1,
    erpError:
      'Sales order not saved: customer KGO001 would exceed its credit limit of R 15 000.00. Ask your accounts department.',
  },
  {
    key: 'erp-item-blocked',
    customer: 'bunbowl',
    hoursAgo: 50,
    status: 'FAILED',
    text: 'Pls 3 foam clamshell large, 4 foam cups and 2 plastic forks',
    lines: [
      ['3 foam clamshell large', 3, 'CAT-1010'],
      ['4 foam cups', 4, 'CAT-1005'],
      ['2 plastic forks', 2, 'CAT-1015'],
    ],
    attempts: 1,
    erpError: 'ValidationErrors: Lines[0].ItemCode: item CAT-1010 is blocked for sale in warehouse JHB',
  },
  {
    key: 'ordered-twice',
    customer: 'mandla',
    hoursAgo: 48,
    status: 'CANCELLED',
    text: '6 dewdrop oats 500g, 12 frostmint toothpaste 50ml, 10 lilac pads regular',
    reason: 'You phoned: the same had been ordered this morning already',
  },
  {
    key: 'too-far',
    customer: 'ermelo',
    hoursAgo: 99,
    status: 'CANCELLED',
    text: 'Goeie dag, lewer julle in Carolina? 10 x Wagtail hondekos 20kg en 6 paraffien 20L',
    reason: 'Carolina lê buite ons roete; jy is welkom om self te kom haal',
  },
  {
    key: 'wrong-number',
    customer: 'zanele',
    hoursAgo: 130,
    status: 'CANCELLED',
    text: 'hi sis the kids will be home at 3, there is bread n polony in the fridge',
    reason: 'Not an order: message meant for somebody else',
  },
];
