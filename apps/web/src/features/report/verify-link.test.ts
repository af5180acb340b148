import { expect, test } from 'vitest';
import { verifyLinkOf } from './verify-link.ts';

const [company, record, hash] = [
  '01979573-2200-713c-8f40-8ef09fb89b63',
  '01a215e1-a880-7076-abfa-9075b2797591',
  'b310dbca6c3aa0b20a59739fa683d0a8aa130f8d8c9e3b198533b4bfcd6429cd',
];

test('reads whose report it is behind the # of the address', () => {
  const link = { companyId: company, recordId: record, hash };
  expect(verifyLinkOf(`#c=${company}&r=${record}&h=${hash}&l=en-US`)).toEqual({ ...link, language: 'en-US' });
  expect(verifyLinkOf(`#c=${company}&r=${record}&h=${hash.toUpperCase()}`)).toEqual({ ...link, language: 'zh-CN' });
});

test.each(['', '#', `#c=${company}&r=${record}`, `#c=${company}&r=${record}&h=${hash.slice(1)}`, `#c=1&r=2&h=${hash}`])(
  'is nothing where a part is missing or cut: %s',
  (address) => expect(verifyLinkOf(address)).toBeNull(),
);
