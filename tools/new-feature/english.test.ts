import { expect, it } from 'vitest';
import { plural, withArticle } from './english.ts';

it.each([
  ...['a store visit', 'an equipment loan', 'an inventory', 'an order', 'an upsell', 'an uninstallation'],
  ...[
    'a unit price',
    'a uniform check',
    'a user',
    'a usage report',
    'a urinal check',
    'a utility bill',
    'a european rule',
  ],
  ...['a one time code', 'an hour', 'an honour', 'a holiday', 'an umbrella', 'an urn', 'an usher', 'a use'],
])('%s', (expected) => {
  expect(withArticle(expected.slice(expected.indexOf(' ') + 1))).toBe(expected);
});

it.each([
  ['store visit', 'store visits'],
  ['equipment loan', 'equipment loans'],
  ['stock delivery', 'stock deliveries'],
  ['holiday', 'holidays'],
  ['branch', 'branches'],
  ['cash box', 'cash boxes'],
  ['price loss', 'price losses'],
  ['shelf', 'shelves'],
  ['sales person', 'sales people'],
  ['root cause analysis', 'root cause analyses'],
  ['shop photo', 'shop photos'],
  ['rented equipment', 'rented equipment'],
])('%s, several of them', (one, several) => {
  expect(plural(one)).toBe(several);
});
