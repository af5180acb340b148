import type { Output } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import { translate } from '@rondo/messages';
import type { OpenContext } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import type { Brand } from '../brand.ts';
import { brandOf, environmentOf } from '../brand.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../demo-logins.ts';
import * as q from '../session.queries.ts';

/** What the sign-in page has to know before anyone is known. */
export function welcomeBy(brand: Brand) {
  return async (
    { db, language }: OpenContext,
    _: unknown,
    { request }: Wire,
  ): Promise<Output<typeof sessionApi.welcome>> => {
    const host = request.hostname;
    const demos = await q.demoCompanies(db).execute();
    const empty = demos.length === 0 && !(await q.anyCompany(db).executeTakeFirst());
    return {
      needsSetup: empty,
      environment: environmentOf(brand, host),
      ...brandOf(brand, host),
      canRegister: brand.registration,
      ssoName: brand.oidcIssuer === null ? null : brand.oidcName,
      senders: { mail: brand.smtpUrl !== null, sms: brand.smsUrl !== null },
      demo:
        demos.length === 0
          ? null
          : {
              password: DEMO_PASSWORD,
              accounts: DEMO_LOGINS.map((login) => ({
                account: login.account,
                name: login.name[language],
                role: translate(language, `member.role.${login.role}`),
                companyName: demos[login.company]?.name ?? '',
              })),
            },
    };
  };
}
