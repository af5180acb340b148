const MOBILE = /^\+?\d{6,15}$/;
const MAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/**
 * A mobile number as it is stored and compared, however it was typed: no spaces and dashes, a mainland number without its
 * country code, others as they are. Null for what is no number.
 */
export function readMobile(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').replace(/^(?:\+|00)86(?=1\d{10}$)/, '');
  return MOBILE.test(plain) ? plain : null;
}

/** An e-mail address as it is stored and compared, in lower case; null for what is none. */
export function readMail(text: string): string | null {
  const mail = text.trim().toLowerCase();
  return MAIL.test(mail) ? mail : null;
}
