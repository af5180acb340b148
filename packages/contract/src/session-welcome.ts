import type { Output } from './kit/endpoint.ts';
import type { sessionApi } from './session.ts';
import { ENVIRONMENTS } from './session-welcome-route.ts';

export type Welcome = Output<typeof sessionApi.welcome>;

/** What the schema of `sessionApi.welcome` demands, in plain code; `session-welcome.test.ts` holds that both agree. */
export function isWelcome(data: unknown): data is Welcome {
  if (!isObject(data)) return false;
  const { senders, demo } = data;
  return (
    [data.needsSetup, data.canRegister].every(isFlag) &&
    ENVIRONMENTS.some((known) => known === data.environment) &&
    [data.brandTitle, data.ssoName, data.brandLogo].every((value) => value === null || isText(value)) &&
    isObject(senders) &&
    [senders.mail, senders.sms].every(isFlag) &&
    (demo === null || isDemo(demo))
  );
}

const isDemo = (demo: unknown): boolean =>
  isObject(demo) && isText(demo.password) && Array.isArray(demo.accounts) && demo.accounts.every(isDemoAccount);

const isDemoAccount = (one: unknown): boolean =>
  isObject(one) && [one.account, one.name, one.role, one.companyName].every(isText);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
