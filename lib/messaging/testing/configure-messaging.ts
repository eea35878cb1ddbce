import { configure } from '../../testing/configure';
import { appSecret } from './deliver';

export const verifyToken = 'the-tests-verify-token';

/** Configures the platform's app secret and verify token. */
export function configureMessaging(): void {
  configure({ MESSAGING_APP_SECRET: appSecret, MESSAGING_VERIFY_TOKEN: verifyToken });
}

/** Names the platform's address. */
export function configurePlatform(url: string): void {
  configure({ MESSAGING_API_URL: url });
}
