import type { TextPart } from '../../shared/text-parts.ts';

/** The texts of the page before the application that checks a report. */
export const VERIFY_TEXTS: TextPart = {
  'zh-CN': async () => ({ default: { verify: (await import('@rondo/messages/zh-CN/verify')).verify } }),
  'en-US': async () => ({ default: { verify: (await import('@rondo/messages/en-US/verify')).verify } }),
};
