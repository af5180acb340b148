import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LIMIT } from '@rondo/domain/limit';

/** Letters without those that look alike (Crockford's base 32): a code can be read out and typed. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const { codeLetters, codeEveryMs } = LIMIT.checkIn;
const SECRET_BYTES = 32;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The code of a store that is printed. */
export const staticCode = (secret: Buffer): string => codeOf(secret, 'static');

/** The code of a store for the 30 seconds around a moment, and when they end. */
export function dynamicCode(secret: Buffer, at: Date): { code: string; endsAt: Date } {
  const window = Math.floor(at.getTime() / codeEveryMs);
  return { code: codeOf(secret, `dynamic:${window}`), endsAt: new Date((window + 1) * codeEveryMs) };
}

/** Which code of the store it is; null: none. A changing one is taken one window longer, for the time it takes to open the page. */
export function kindOfCode(secret: Buffer, code: string, at: Date): 'code_static' | 'code_dynamic' | null {
  const given = code.toUpperCase();
  const before = new Date(at.getTime() - codeEveryMs);
  if ([at, before].some((moment) => isSame(dynamicCode(secret, moment).code, given))) return 'code_dynamic';
  return isSame(staticCode(secret), given) ? 'code_static' : null;
}

/** One letter a byte of the digest; of its 8 bits 5 count, as there are 32 letters. */
function codeOf(secret: Buffer, of: string): string {
  const digest = createHmac('sha256', secret).update(of).digest();
  return Array.from({ length: codeLetters }, (_, i) => LETTERS[(digest[i] ?? 0) % LETTERS.length]).join('');
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
