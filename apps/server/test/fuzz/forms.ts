import type { Random } from './random.ts';

/** The body of an upload as it travels. */
export interface Form {
  type: string;
  body: Buffer;
}

const BOUNDARY = 'rondo-form';
const LINE = '\r\n';
const PART = `--${BOUNDARY}${LINE}`;
const END = `--${BOUNDARY}--${LINE}`;
const FILE = `content-disposition: form-data; name="file"; filename="a.csv"${LINE}${LINE}`;
const plain = (boundary = BOUNDARY): string => `multipart/form-data; boundary=${boundary}`;
const form = (text: string, type = plain()): Form => ({ type, body: Buffer.from(text) });

/** Forms that no browser sends: cut off, with wrong marks, without parts, with too many. */
export const BROKEN_FORMS: Record<string, Form> = {
  'without a boundary': form(`${PART}${FILE}name`, 'multipart/form-data'),
  'with a boundary of 300 characters': form(`--${'b'.repeat(300)}${LINE}${FILE}name`, plain('b'.repeat(300))),
  'with another boundary': form(`--other${LINE}${FILE}name${LINE}--other--`),
  'that is empty': form(''),
  'with an end and nothing else': form(END),
  'cut in a header': form(`${PART}content-disposition: form-da`),
  'cut in a file': form(`${PART}${FILE}name,phone${LINE}a`),
  'cut in a field': form(`${PART}content-disposition: form-data; name="mapping"${LINE}${LINE}{"a`),
  'with a part without a name': form(`${PART}content-disposition: form-data${LINE}${LINE}x${LINE}${END}`),
  'with a part without headers': form(`${PART}${LINE}x${LINE}${END}`),
  'with a header of 100 kB': form(`${PART}x-long: ${'x'.repeat(100_000)}${LINE}${FILE}x${LINE}${END}`),
  'with a thousand fields': form(
    `${`${PART}content-disposition: form-data; name="a"${LINE}${LINE}x${LINE}`.repeat(1_000)}${END}`,
  ),
  'with thirty files': form(`${`${PART}${FILE}x${LINE}`.repeat(30)}${END}`),
  'with a prototype': form(`${PART}content-disposition: form-data; name="__proto__"${LINE}${LINE}{}${LINE}${END}`),
};

const CONTENTS = ['name,phone\na,1', '', ',', '"', 'PK\u0003\u0004', '<x/>', '\u0000', '=1+1', 'a,a,a\n'.repeat(99)];
const MAPPINGS = [
  '{}',
  '{',
  'null',
  '[]',
  '{"name":"name"}',
  '{"name":"no_such"}',
  '{"name":{}}',
  '{"__proto__":null}',
];

/** Some form: mostly whole with odd contents, else one of the broken ones. */
export function someForm(random: Random, fields: Record<string, unknown>): Form {
  if (random.next() < 0.3) return random.pick(Object.values(BROKEN_FORMS));
  const all = { ...fields, ...(random.next() < 0.5 ? { mapping: random.pick(MAPPINGS) } : {}) };
  const parts = Object.entries(all).map(
    ([name, value]) => `${PART}content-disposition: form-data; name="${name}"${LINE}${LINE}${String(value)}${LINE}`,
  );
  return form(`${parts.join('')}${PART}${FILE}${random.pick(CONTENTS)}${LINE}${END}`);
}
