import { randomBytes, randomInt } from 'node:crypto';
import { COMPANY_CODE_ALPHABET, COMPANY_CODE_LENGTH } from '@rondo/domain/application';

/** A company code that people type, and the secret of the link. Nobody guesses either: 31^8 codes behind a rate limit, 192 bits. */
export function newInvite(): { code: string; token: string } {
  const letters = Array.from(
    { length: COMPANY_CODE_LENGTH },
    () => COMPANY_CODE_ALPHABET[randomInt(COMPANY_CODE_ALPHABET.length)],
  );
  return { code: letters.join(''), token: randomBytes(24).toString('base64url') };
}
