import type { Language } from '@rondo/domain/language';
import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '../../apps/server/src/features/session/index.ts';
import type { Identity } from '../../apps/server/test/client.ts';
import { type Look, open } from '../browser.ts';
import { shellShown, signIn } from '../pages/sign-in.ts';
import { identityOf } from '../pages/sign-in-page.ts';

const ACCOUNT: Readonly<Record<Language, string>> = { 'en-US': 'owner@demo.rondo', 'zh-CN': 'owner@other.rondo' };

/** Who owns the company of the demo that speaks a language, signed in. */
export async function demoOwner(browser: Browser, base: string, language: Language = 'en-US'): Promise<Identity> {
  const look: Look = { language, width: 1440 };
  const { page, context } = await open(browser, base, look);
  await page.goto('/web/login');
  await signIn(page, look, ACCOUNT[language], DEMO_PASSWORD);
  await shellShown(page);
  const who = await identityOf(page);
  await context.close();
  return who;
}
