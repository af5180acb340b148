import { readMail, readMobile } from '@rondo/domain/contact';
import { refuseField } from '../../platform/errors.ts';
import type { Contact } from '../people/index.ts';

/** Both as a form sends them; refuses the field that is wrong, and a form without either. */
export function readContact(typed: { mobile: string | null; mail: string | null }): Contact {
  const mobile = typed.mobile ? readMobile(typed.mobile) : null;
  const mail = typed.mail ? readMail(typed.mail) : null;
  if (typed.mobile && mobile === null) throw refuseField('mobile', 'phone');
  if (typed.mail && mail === null) throw refuseField('mail', 'mail');
  if (mobile === null && mail === null) throw refuseField('mobile', 'account');
  return { mobile, mail };
}
