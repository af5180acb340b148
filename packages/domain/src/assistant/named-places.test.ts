import { expect, it } from 'vitest';
import { namedPlaces } from './named-places.ts';

const shop = (name: string, said = name) => ({ kind: 'shop' as const, id: name, name, said });
const group = (name: string) => ({ kind: 'group' as const, id: name, name, said: name });
const KNOWN = [
  ...[shop('Lime'), shop('Lime Street'), shop('Top'), shop('North Store', 'North'), group('North Region')],
  ...[shop('南京西路店', '南京西路'), shop('南京店', '南京'), group('华东区')],
];

it.each([
  [
    'How many red lines did Lime Street have last week?',
    ['Lime Street'],
    'How many red lines did  store  have last week?',
  ],
  ['how many red lines did LIME and lime street have', ['Lime Street', 'Lime'], undefined],
  ['Top stores this month', [], 'Top stores this month'],
  ['Limerick red lines', [], 'Limerick red lines'],
  ['red lines in North Region', ['North Region'], undefined],
  ['南京西路店上周有多少红线', ['南京西路店'], '门店店上周有多少红线'],
  ['华东区和南京店上周有多少红线', ['华东区', '南京店'], undefined],
])('%s', (question, names, rest) => {
  const found = namedPlaces(question, KNOWN);
  expect(found.places.map(({ name }) => name)).toEqual(names);
  if (rest !== undefined) expect(found.question).toBe(rest);
});

it('two stores of one name are both meant', () => {
  const twins = [shop('Lime'), { ...shop('Lime'), id: 'other' }];
  expect(namedPlaces('red lines of Lime', twins).places).toEqual(twins);
});
