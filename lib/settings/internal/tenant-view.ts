import type { Tenant } from '../../tenancy/get-tenant';
import type { TenantSettings } from '../tenant-contract';

/** The tenant as its settings show it. */
export function viewTenant(tenant: Tenant): TenantSettings {
  const { slug, name, country, currency, locale, timeZone, undoSeconds, sessionIdleMinutes } = tenant;
  const {
    quietSeconds,
    takeChangesFrom,
    asksByItself,
    readsBackByItself,
    managersNeedSecondFactor,
    keepRecordingsDays,
    keepTextsDays,
  } = tenant;
  const { readsErpCustomers, readsErpProducts, erpWins, showsItemCodes } = tenant;
  return {
    ...{ slug, name, country, currency, locale, timeZone, undoSeconds, sessionIdleMinutes },
    ...{
      quietSeconds,
      takeChangesFrom,
      asksByItself,
      readsBackByItself,
      managersNeedSecondFactor,
      keepRecordingsDays,
      keepTextsDays,
    },
    ...{ readsErpCustomers, readsErpProducts, erpWins, showsItemCodes },
  };
}
