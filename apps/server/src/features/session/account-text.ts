import { refuseField } from '../../platform/errors.ts';

const MAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
const MOBILE = /^\+?\d{6,15}$/;

/** A phone number or an e-mail address as people type it: spaces and dashes of the number left out, the address in lower case. */
export type Account = { mobile: string; mail: null } | { mobile: null; mail: string };

/** Reads what was typed; refuses the field `path` when it is neither. */
export function readAccount(text: string, path = 'account'): Account {
  const plain = text.replace(/[\s-]/g, '');
  if (MOBILE.test(plain)) return { mobile: plain, mail: null };
  const mail = text.trim().toLowerCase();
  if (MAIL.test(mail)) return { mobile: null, mail };
  throw refuseField(path, 'account');
}
