'use client';

import { EditInPlace } from '@/components/shell/edit-in-place';
import { useRecordEdit } from '@/components/shell/use-record-edit';
import { Fact, Facts } from '@/components/ui/facts';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';
import { CreditSwitch } from './credit-switch';
import type { CustomerBody } from './customer-fields';
import { CustomerForm } from './customer-form';
import { PhoneNumber } from './phone-number';
import { PoSwitch } from './po-switch';

/** What is known about a customer, changed in place; a manager also holds and releases their credit. */
export function CustomerFacts({
  customer,
  maySwitchCredit,
}: {
  customer: Customer;
  maySwitchCredit: boolean;
}) {
  return (
    <EditInPlace title="Facts" mayEdit form={(close) => <EditCustomer customer={customer} onClose={close} />}>
      <Facts>
        <Fact label="Phone">
          {customer.phoneNumber ? <PhoneNumber number={customer.phoneNumber} /> : '–'}
        </Fact>
        <Fact label="ERP account">
          {customer.erpCustomerId ? (
            <span className="font-mono">{customer.erpCustomerId}</span>
          ) : (
            <span className="text-warn">
              None. Orders go to the tenant’s default account, if there is one.
            </span>
          )}
        </Fact>
        <Fact label="PO number">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {customer.poNumberRequired ? 'Required on every order' : 'Not required'}
            <PoSwitch customer={customer} />
          </span>
        </Fact>
        <Fact label="Price tier">{customer.priceTier}</Fact>
        <Fact label="Credit">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {customer.creditStatus === 'HOLD' ? 'On hold: only a manager can approve' : 'Active'}
            {maySwitchCredit ? <CreditSwitch customer={customer} /> : null}
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
