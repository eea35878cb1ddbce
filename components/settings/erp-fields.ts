import { mappedHeadParts } from '@/lib/erp/head-contract';
import type { ErpSettings } from '@/lib/settings/contract';
import type { Words } from '@/lib/words/words';

export type ErpType = NonNullable<ErpSettings['type']>;
export const erpTypes: readonly ErpType[] = ['erp_evolution', 'generic_webhook'];

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
export function erpFields(t: Words<'erp'>): Record<ErpType, readonly ErpField[]> {
  return {
    erp_evolution: [
      { name: 'endpoint', label: t('address'), hint: t('addressHint'), required: true },
      { name: 'agentCode', label: t('agent'), required: true },
      { name: 'agentPassword', label: t('agentPassword'), secret: true },
      { name: 'branchCode', label: t('branchCode') },
      { name: 'warehouseCode', label: t('warehouseCode') },
      { name: 'defaultCustomerAccount', label: t('defaultAccount'), hint: t('defaultAccountHint') },
      { name: 'idempotencyKey', label: t('orderIdField'), hint: t('orderIdFieldHint'), required: true },
      { name: 'taxTypes.standard', label: t('taxStandard'), required: true, numeric: true },
      { name: 'taxTypes.zeroRated', label: t('taxZeroRated'), required: true, numeric: true },
      ...mappedHeadParts.map((part) => ({
        name: `headFields.${part}`,
        label: t(`field_${part}`),
        hint: t('fieldHint'),
      })),
    ],
    generic_webhook: [
      { name: 'endpoint', label: t('address'), hint: t('postedHint'), required: true },
      { name: 'secret', label: t('secret'), hint: t('secretHint'), secret: true },
    ],
  };
}

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
