import { type Language, languageOf } from '@rondo/domain/language';
import { maskMail, maskMobile } from '@rondo/domain/member';
import { ONE_TIME_CODE } from '@rondo/domain/one-time-code';
import type { Target } from '../delivery/index.ts';
import type { AccountSettings } from './account-settings.ts';

/** The number or address as it stands in the database. */
export const textOf = (target: Target): string => target.mobile ?? target.mail;

/** Which of the two it is. */
export const kindOf = (target: Target): 'mobile' | 'mail' => (target.mobile === null ? 'mail' : 'mobile');

/** As it is shown to whoever asked, without saying all of it again. */
export const maskOf = (target: Target): string =>
  target.mobile === null ? maskMail(target.mail) : maskMobile(target.mobile);

/** What the page says about a code on its way: the same whether it was really sent. */
export function sentTo(target: Target, { smtpUrl, smsUrl }: AccountSettings) {
  const channel = target.mobile === null ? ('mail' as const) : ('sms' as const);
  const isSent = (channel === 'mail' ? smtpUrl : smsUrl) !== null;
  return { to: maskOf(target), via: isSent ? channel : ('local' as const), resendInS: ONE_TIME_CODE.resendS };
}

/** Everywhere a person can be reached: whoever took one of the two over does not keep the other from hearing of it. */
export function targetsOf({ mobile, mail }: { mobile: string | null; mail: string | null }): Target[] {
  return [
    ...(mobile === null ? [] : [{ mobile, mail: null } as const]),
    ...(mail === null ? [] : [{ mobile: null, mail } as const]),
  ];
}

/** An instant in a letter, with its zone: the reader may be anywhere. */
export function timeText(at: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(languageOf(language), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
}
