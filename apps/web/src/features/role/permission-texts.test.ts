import { isLiveCode, LIVE_CODES } from '@rondo/domain/live';
import { PERMISSION_CODES, type PermissionCode } from '@rondo/domain/permission';
import { type Language, translate } from '@rondo/messages';
import { expect, it } from 'vitest';

/** Parts of the product that still come, in the words that the texts have for them. */
const TO_COME = /\btalk\b|对讲/i;

const textsOf = (language: Language, codes: readonly PermissionCode[]) =>
  codes.flatMap((code) => [translate(language, `permission.${code}`), translate(language, `role.hint.${code}`)]);

it.each(['zh-CN', 'en-US'] as const)(
  'a permission that can be given names nothing that still comes: %s',
  (language) => {
    expect(textsOf(language, LIVE_CODES).filter((text) => TO_COME.test(text))).toEqual([]);
    const others = PERMISSION_CODES.filter((code) => !isLiveCode(code));
    expect(textsOf(language, others).filter((text) => TO_COME.test(text)).length).toBe(2);
  },
);
