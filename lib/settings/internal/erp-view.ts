import type { ErpConfig } from '../../erp/config';
import type { ErpSettings } from '../contract';

/** The ERP settings as the API shows them: whether there is a password or secret, and nothing of it. */
export function viewErpSettings(config: ErpConfig | null): ErpSettings {
  if (config === null) return { type: null };
  if (config.type === 'erp_evolution') {
    const { agentPassword: _, ...shown } = config;
    return { ...shown, hasAgentPassword: true };
  }
  const { secret, ...shown } = config;
  return { ...shown, hasSecret: secret !== null };
}
