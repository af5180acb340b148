import { readMail, readMobile } from '@rondo/domain/contact';
import { refuseField } from '../../platform/errors.ts';

/** A phone number or an e-mail address as people type it: spaces and dashes of the number left out, the address in lower case. */
export type Account = { mobile: string; mail: null } | { mobile: null; mail: string };

/** Reads what was typed; refuses the field `path` when it is neither. */
export function readAccount(text: string, path = 'account'): Account {
  const mobile = readMobile(text);
  if (mobile !== null) return { mobile, mail: null };
  const mail = readMail(text);
  if (mail !== null) return { mobile: null, mail };
  throw refuseField(path, 'account');
}

/** The same of whatever was typed: what is neither is nobody's. */
export function accountTextOf(text: string): string {
  return readMobile(text) ?? readMail(text) ?? text.trim().toLowerCase();
}
