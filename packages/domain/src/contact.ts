const MOBILE = /^\+?\d{6,15}$/;
/** RFC 5321 without quoted names and bare addresses: a dot-atom of 64, a host name of at least two labels of 63 each. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]+)*$/u;
const LABEL = /^[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?$/u;
const LONGEST = { local: 64, mail: 254 } as const;
/** What is written nowhere in an address: white space, controls, marks that turn or hide text. */
const UNSEEN = /[\s\p{C}]/u;

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
  const [local = '', host = '', ...more] = mail.split('@');
  const labels = host.split('.');
  const isMail =
    more.length === 0 &&
    mail.length <= LONGEST.mail &&
    local.length <= LONGEST.local &&
    !UNSEEN.test(mail) &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  return isMail ? mail : null;
}
