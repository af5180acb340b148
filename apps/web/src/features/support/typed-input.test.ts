import { allEndpoints } from '@rondo/contract/all';
import { feedbackApi } from '@rondo/contract/feedback';
import { type InputField, inputFields } from '@rondo/contract/kit/input-fields';
import { expect, it } from 'vitest';
import { typedInput } from './typed-input.ts';

it('every endpoint has a form: one field for each value that it takes', () => {
  for (const endpoint of allEndpoints) expect(() => inputFields(endpoint), endpoint.path).not.toThrow();
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
