import { expect, it } from 'vitest';
import { sessionApi } from './session.ts';
import { isWelcome, type Welcome } from './session-welcome.ts';
import { welcomeRoute } from './session-welcome-route.ts';

const whole: Welcome = {
  needsSetup: false,
  environment: 'prod',
  brandTitle: null,
  canRegister: true,
  ssoName: 'Provider',
  senders: { mail: true, sms: false },
  brandLogo: null,
  demo: { password: 'p', accounts: [{ account: 'a', name: 'n', role: 'r', companyName: 'c' }] },
};
/** One value of each kind that JSON knows. */
const VALUES = [null, true, 0, 'text', [], {}, undefined];

type Json = Record<string, unknown> | unknown[];

/** Every copy of a value in which one part, however deep, is another one. */
function* changed(value: unknown): Generator<unknown> {
  for (const other of VALUES) yield other;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value))
    for (const part of changed((value as Record<string, unknown>)[key])) yield withPart(value as Json, key, part);
}

const withPart = (value: Json, key: string, part: unknown): unknown =>
  Array.isArray(value) ? value.map((one, at) => (String(at) === key ? part : one)) : { ...value, [key]: part };

it('takes and refuses what the schema of the welcome takes and refuses', () => {
  const answers = [whole, { ...whole, demo: null }, { ...whole, more: 1 }, ...changed(whole)];
  expect(answers.length).toBeGreaterThan(100);
  const differing = answers.filter(
    (answer) => isWelcome(answer) !== sessionApi.welcome.output.safeParse(answer).success,
  );
  expect(differing).toEqual([]);
  expect(isWelcome(whole)).toBe(true);
});

it('is asked as the contract says', () => {
  expect(sessionApi.welcome).toMatchObject(welcomeRoute);
});
