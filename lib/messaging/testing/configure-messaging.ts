import { appSecret } from './deliver';

export const verifyToken = 'the-tests-verify-token';

/** Configures the platform's app secret and verify token; before anything reads the configuration. */
export function configureMessaging(): void {
  process.env.MESSAGING_APP_SECRET = appSecret;
  process.env.MESSAGING_VERIFY_TOKEN = verifyToken;
}

/** Names the platform's address; before anything reads the configuration. */
export function configurePlatform(url: string): void {
  process.env.MESSAGING_API_URL = url;
}
