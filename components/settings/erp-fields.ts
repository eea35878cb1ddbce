import { type MappedHeadPart, mappedHeadParts } from '@/lib/erp/head-contract';
import type { ErpSettings } from '@/lib/settings/contract';

export type ErpType = NonNullable<ErpSettings['type']>;
export const erpTypes: readonly { type: ErpType; words: string }[] = [
  { type: 'erp_evolution', words: 'ERP Evolution' },
  { type: 'generic_webhook', words: 'Generic webhook: each order as a JSON POST' },
];

const mappedWords: Record<MappedHeadPart, string> = {
  poNumber: 'the PO number',
  requestedDate: 'the day of delivery',
  deliveryWindow: 'the hours of delivery',
  shipTo: 'the place of delivery',
  branchCode: 'the branch’s code',
  instructions: 'the note',
  contact: 'the contact',
  delivery: 'deliver or collect',
};

interface ErpField {
  name: string;
  label: string;
  hint?: string;
  required?: true;
  /** Sent to be stored, never shown; left out it stays. */
  secret?: true;
  numeric?: true;
}

/** The fields of each type of ERP, in the order of the form. Names with a point lie one level down. */
export const erpFields: Record<ErpType, readonly ErpField[]> = {
  erp_evolution: [
    { name: 'endpoint', label: 'Address', hint: 'Such as https://erp.example.com:8080', required: true },
    { name: 'agentCode', label: 'Agent', required: true },
    { name: 'agentPassword', label: 'Agent’s password', secret: true },
    { name: 'branchCode', label: 'Branch code' },
    { name: 'warehouseCode', label: 'Warehouse code' },
    {
      name: 'defaultCustomerAccount',
      label: 'Default customer account',
      hint: 'For customers who have no account of their own.',
    },
    {
      name: 'idempotencyKey',
      label: 'Field for the order’s id',
      hint: 'The ERP finds an order again by it, so that none is created twice.',
      required: true,
    },
    { name: 'taxTypes.standard', label: 'Tax type, standard', required: true, numeric: true },
    { name: 'taxTypes.zeroRated', label: 'Tax type, zero-rated', required: true, numeric: true },
    ...mappedHeadParts.map((part) => ({
      name: `headFields.${part}`,
      label: `Field for ${mappedWords[part]}`,
      hint: 'Empty: in the notes alone.',
    })),
  ],
  generic_webhook: [
    { name: 'endpoint', label: 'Address', hint: 'Orders are posted there.', required: true },
    { name: 'secret', label: 'Secret', hint: 'Signs each order, 8 characters or more.', secret: true },
  ],
};

export type ErpValues = Partial<Record<string, string>>;

/** What the form shows at first: the saved settings, or the usual ones. */
export function erpValuesOf(settings: ErpSettings): ErpValues {
  const usual = { idempotencyKey: 'ExternalOrderNo', 'taxTypes.standard': '1', 'taxTypes.zeroRated': '0' };
  if (settings.type === null) return usual;
  if (settings.type === 'generic_webhook') return { ...usual, endpoint: settings.endpoint };
  return {
    endpoint: settings.endpoint,
    agentCode: settings.agentCode,
    branchCode: settings.branchCode,
    warehouseCode: settings.warehouseCode,
    defaultCustomerAccount: settings.defaultCustomerAccount ?? '',
    idempotencyKey: settings.idempotencyKey,
    'taxTypes.standard': String(settings.taxTypes.standard),
    'taxTypes.zeroRated': String(settings.taxTypes.zeroRated),
    ...Object.fromEntries(
      mappedHeadParts.map((part) => [`headFields.${part}`, settings.headFields?.[part] ?? '']),
    ),
  };
}

/** The body that saves what was typed; an empty password or secret is left out, so that the stored one stays. */
export function erpBodyOf(type: ErpType, values: ErpValues) {
  const text = (name: string) => values[name]?.trim() ?? '';
  const endpoint = text('endpoint');
  if (type === 'generic_webhook') {
    const secret = values.secret ?? '';
    return { type, endpoint, ...(secret === '' ? {} : { secret }) };
  }
  const agentPassword = values.agentPassword ?? '';
  const headFields = Object.fromEntries(
    mappedHeadParts.flatMap((part) => {
      const name = text(`headFields.${part}`);
      return name === '' ? [] : [[part, name]];
    }),
  );
  return {
    type,
    endpoint,
    agentCode: text('agentCode'),
    branchCode: text('branchCode'),
    warehouseCode: text('warehouseCode'),
    defaultCustomerAccount: text('defaultCustomerAccount') || null,
    idempotencyKey: text('idempotencyKey'),
    taxTypes: { standard: Number(text('taxTypes.standard')), zeroRated: Number(text('taxTypes.zeroRated')) },
    ...(Object.keys(headFields).length === 0 ? {} : { headFields }),
    ...(agentPassword === '' ? {} : { agentPassword }),
  };
}
