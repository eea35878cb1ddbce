import type { ErpConfig } from './config';
import type { ErpConnector } from './connector';
import { evolutionConnector } from './evolution';
import { genericWebhookConnector } from './generic-webhook';

export interface ConnectErpOptions {
  allowPrivateTargets: boolean;
  /** For each HTTP exchange; 15 s unless given. */
  timeoutMs?: number;
}

/** The connector for a tenant's configuration. Opens nothing by itself; holds the password while it lives. */
export function connectErp(config: ErpConfig, options: ConnectErpOptions): ErpConnector {
  const transport = {
    allowPrivateTargets: options.allowPrivateTargets,
    timeoutMs: options.timeoutMs ?? 15_000,
  };
  switch (config.type) {
    case 'erp_evolution':
      return evolutionConnector(config, transport);
    case 'generic_webhook':
      return genericWebhookConnector(config, transport);
  }
}
