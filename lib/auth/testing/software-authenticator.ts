import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator says and does otherwise than it should. */
interface Oddities {
  origin?: string;
  rpId?: string;
  type?: string;
  /** Neither finger, face nor PIN was asked for. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
}

/**
 * A phone with a real ES256 key, as its browser shows it to a page: it makes one passkey and signs in with it. Layouts
 * after WebAuthn, level 3: authenticator data (§6.1) and attestation "none" (§8.7) in CBOR (RFC 8949).
 */
export function makeAuthenticator({ origin: usual = 'http://localhost:3000', counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let owner = '';

  function sealed(type: string, challenge: string, odd: Oddities, attested = Buffer.alloc(0)) {
    const origin = odd.origin ?? usual;
    const clientData = Buffer.from(JSON.stringify({ type: odd.type ?? type, challenge, origin }));
    const rpHash = sha256(odd.rpId ?? new URL(usual).hostname);
    // Present, verified, and with a key at the end.
    const flags = 0x01 | (odd.isUnverified ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? counter);
    const authenticatorData = Buffer.concat([rpHash, Buffer.from([flags]), count, attested]);
    return { clientData, authenticatorData };
  }

  return {
    id,
    /** Answers the options of an account; from then on it is that account's. */
    make({ challenge, user }: { challenge: string; user: { id: string } }, odd: Oddities = {}) {
      owner = user.id;
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const { clientData, authenticatorData } = sealed('webauthn.create', challenge, odd, attested);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authenticatorData)],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs in. */
    use({ challenge }: { challenge: string }, odd: Oddities = {}) {
      if (counts) counter += 1;
      const { clientData, authenticatorData } = sealed('webauthn.get', challenge, odd);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: odd.userHandle ?? owner,
        },
      };
    },
  };
}

/** A P-256 key as RFC 9053 writes it: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: { export: (as: { format: 'jwk' }) => { x?: string; y?: string } }): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function cborMap(pairs: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
}
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const cborInt = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function sha256(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest();
}
