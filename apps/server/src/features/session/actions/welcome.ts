import type { Output } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { OpenContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import type { Brand } from '../brand.ts';
import { brandOf, environmentOf } from '../brand.ts';
import { meetBrowser } from '../browser.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../demo-logins.ts';
import * as q from '../session.queries.ts';

/** What the sign-in page has to know before anyone is known. */
export function welcomeBy(brand: Brand) {
  return async ({ db, language }: OpenContext, _: unknown, wire: Wire): Promise<Output<typeof sessionApi.welcome>> => {
    meetBrowser(wire);
    const host = wire.request.hostname;
    const isSetUp = (await q.setUp(db).executeTakeFirst()) !== undefined;
    const accounts = await demoAccounts(db, language);
    return {
      needsSetup: !isSetUp,
      environment: environmentOf(brand, host),
      ...brandOf(brand, host),
      canRegister: brand.registration,
      ssoName: brand.oidcIssuer === null ? null : brand.oidcName,
      senders: { mail: brand.smtpUrl !== null, sms: brand.smsUrl !== null },
      demo: accounts.length === 0 ? null : { password: DEMO_PASSWORD, accounts },
    };
  };
}

/**
 * The demo's logins as far as they lead somewhere: one whose company has gone is not offered. First those of the company
 * that speaks the reader's language.
 */
async function demoAccounts(db: Db, language: Language) {
  const mails = DEMO_LOGINS.map(({ account }) => account);
  const places = new Map((await q.demoPeople(db, mails).execute()).map(({ mail, name }) => [mail, name]));
  const speaksIt = (login: (typeof DEMO_LOGINS)[number]): number => (login.language === language ? 0 : 1);
  return DEMO_LOGINS.toSorted((a, b) => speaksIt(a) - speaksIt(b)).flatMap(({ account, name, role }) => {
    const companyName = places.get(account);
    if (companyName === undefined) return [];
    return [{ account, name, role: translate(language, `member.role.${role}`), companyName }];
  });
}
