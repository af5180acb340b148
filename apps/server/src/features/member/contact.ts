import { refuseField } from '../../platform/errors.ts';

/** What a member can be reached by and signs in with; at least one of the two. */
export interface Contact {
  mobile: string | null;
  mail: string | null;
}

const MOBILE = /^\+?\d{6,15}$/;
const MAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/** A mobile as it is stored, digits with the country code of others in front; null for what is no number. */
export function readMobile(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').replace(/^(?:\+|00)86(?=1\d{10}$)/, '');
  return MOBILE.test(plain) ? plain : null;
}

/** An address as it is stored, in lower case; null for what is none. */
export function readMail(text: string): string | null {
  const mail = text.trim().toLowerCase();
  return MAIL.test(mail) ? mail : null;
}

/** Both as a form sends them; refuses the field that is wrong, and a form without either. */
export function readContact(typed: { mobile: string | null; mail: string | null }): Contact {
  const mobile = typed.mobile ? readMobile(typed.mobile) : null;
  const mail = typed.mail ? readMail(typed.mail) : null;
  if (typed.mobile && mobile === null) throw refuseField('mobile', 'phone');
  if (typed.mail && mail === null) throw refuseField('mail', 'mail');
  if (mobile === null && mail === null) throw refuseField('mobile', 'account');
  return { mobile, mail };
}
