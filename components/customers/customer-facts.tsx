'use client';

import { useTranslations } from 'next-intl';
import { useDesk } from '@/components/shell/desk-context';
import { EditInPlace } from '@/components/shell/edit-in-place';
import { useRecordEdit } from '@/components/shell/use-record-edit';
import { Fact, Facts } from '@/components/ui/facts';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';
import { CreditSwitch } from './credit-switch';
import { type CustomerBody, closedTo, languageName } from './customer-fields';
import { CustomerForm } from './customer-form';
import { PhoneNumber } from './phone-number';
import { PoSwitch } from './po-switch';

/** What is known about a customer, changed in place; a manager also sets their terms, and holds and releases their credit. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useTranslations('customers');
  const { role } = useDesk();
  const maySwitchPo = !closedTo(role, customer).includes('poNumberRequired');
  return (
    <EditInPlace
      title={t('facts')}
      mayEdit
      form={(close) => <EditCustomer customer={customer} onClose={close} />}
    >
      <Facts>
        <Fact label={t('phone')}>
          {customer.phoneNumber ? <PhoneNumber number={customer.phoneNumber} /> : '–'}
        </Fact>
        <Fact label={t('erpAccount')}>
          {customer.erpCustomerId ? (
            <span className="font-mono">{customer.erpCustomerId}</span>
          ) : (
            <span className="text-warn">{t('defaultAccount')}</span>
          )}
        </Fact>
        <Fact label={t('poNumber')}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {t(customer.poNumberRequired ? 'poRequired' : 'poNotRequired')}
            {maySwitchPo ? <PoSwitch customer={customer} /> : null}
          </span>
        </Fact>
        <Fact label={t('priceTier')}>{customer.priceTier}</Fact>
        <Fact label={t('language')}>
          {customer.language === null ? t('languageAsWritten') : languageName(customer.language)}
        </Fact>
        <Fact label={t('credit')}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {t(customer.creditStatus === 'HOLD' ? 'creditHoldWhat' : 'creditActive')}
            {role === 'manager' ? <CreditSwitch customer={customer} /> : null}
          </span>
        </Fact>
      </Facts>
    </EditInPlace>
  );
}

function EditCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const params = { id: customer.id };
  const { stored, clashes, save } = useRecordEdit<Customer, CustomerBody>({
    record: customer,
    load: () => callApi('GET /api/customers/:id', { params }),
    send: ({ phoneNumber, ...others }, ifMatch) => {
      const body = phoneNumber ? { ...others, phoneNumber } : others;
      return callApi('PUT /api/customers/:id', { params, body, ifMatch });
    },
  });
  return <CustomerForm stored={stored} clashes={clashes} send={save} onClose={onClose} />;
}
