import { createECDH } from 'node:crypto';
import type { Db } from '../../platform/db/company-db.ts';
import { secret } from '../../platform/secret.ts';

/** The order of the curve P-256: private keys are the numbers below it. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

export interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** The key pair by which push services know this installation (VAPID, RFC 8292): made once, the same on every node. base64url. */
export async function pushKey(db: Db): Promise<PushKey> {
  const made = await secret(db, 'web-push');
  const number = (BigInt(`0x${made.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
