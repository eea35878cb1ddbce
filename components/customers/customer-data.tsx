import { buttonClass } from '@/components/ui/button';
import type { Customer } from '@/lib/customers/contract';
import { EraseCustomer } from './erase-customer';

/** A customer's right to see what is stored of them, and to have it erased. */
export function CustomerData({ customer }: { customer: Customer }) {
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        Everything that is stored of them, for when they ask what it is, or ask to be forgotten.
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/api/customers/${customer.id}/personal-data`}
          download={`customer-${customer.id}.json`}
          className={buttonClass({ size: 'small' })}
        >
          Download their data
        </a>
        <EraseCustomer customer={customer} />
      </div>
    </div>
  );
}
