import { allEndpoints } from '@rondo/contract/all';
import { feedbackApi } from '@rondo/contract/feedback';
import { type InputField, inputFields } from '@rondo/contract/kit/input-fields';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { typedInput } from './typed-input.ts';

const KINDS: Readonly<Record<string, readonly string[]>> = {
  string: ['text', 'choice'],
  integer: ['number'],
  number: ['number'],
  boolean: ['boolean'],
};

interface Said {
  properties: Record<string, { type?: string; enum?: string[] }>;
  required: string[];
}
const schemaOf = (input: z.ZodType): Said => {
  const made: unknown = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return { properties: {}, required: [], ...(made as Partial<Said>) };
};

it('every endpoint has a form: one field for each value that it takes, as its JSON schema says', () => {
  for (const endpoint of allEndpoints) {
    const said = schemaOf(endpoint.input);
    const fields = inputFields(endpoint).filter(({ kind }) => kind !== 'whole');
    expect(fields.map(({ name }) => name).toSorted(), endpoint.path).toEqual(Object.keys(said.properties).toSorted());
    for (const { name, isRequired, kind, options } of fields) {
      const at = `${endpoint.method} ${endpoint.path} ${name}`;
      const { type, enum: choices } = said.properties[name] ?? {};
      expect(isRequired, at).toBe(said.required.includes(name));
      expect(KINDS[type ?? ''] ?? ['json'], at).toContain(kind);
      if (choices && kind === 'choice') expect(options, at).toEqual(choices);
      if (choices && type === 'string') expect(kind, at).toBe('choice');
    }
  }
  const fields = inputFields(feedbackApi.move);
  expect(fields.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['id', 'text', true],
    ['rev', expect.stringMatching(/number|json/), true],
    ['event', 'choice', true],
    ['comment', 'text', false],
  ]);
  expect(fields[2]?.options).toEqual(['answer', 'close', 'reopen']);
});

it('what was typed becomes the values that travel; what cannot be read is named', () => {
  const field = (name: string, kind: InputField['kind']) => ({
    name,
    kind,
    isRequired: false,
    options: [],
  });
  const fields = [
    field('a', 'text'),
    field('b', 'number'),
    field('c', 'boolean'),
    field('d', 'json'),
    field('e', 'json'),
  ];
  const typed = { a: '12', b: '3', c: 'true', d: '{"x":[1]}', e: '019a-77' };
  expect(typedInput(fields, typed)).toEqual({
    input: { a: '12', b: 3, c: true, d: { x: [1] }, e: '019a-77' },
    wrong: [],
  });
  expect(typedInput(fields, { b: 'x', d: '{"x"', a: ' ' })).toEqual({ input: {}, wrong: ['b', 'd'] });
  const whole = [field('input', 'whole')];
  expect(typedInput(whole, { input: '{"by":"x","days":3}' })).toEqual({ input: { by: 'x', days: 3 }, wrong: [] });
  for (const input of ['[1]', 'null', 'word', '{"by"'])
    expect(typedInput(whole, { input }).wrong, input).toEqual(['input']);
});
