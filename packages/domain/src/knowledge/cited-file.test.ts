import { expect, it } from 'vitest';
import { citedFile, citedPage } from './cited-file.ts';

const ID = '01234567-89ab-7cde-8f01-23456789abcd';

it('finds the file that a link leads to, at any address of the product, and none elsewhere', () => {
  for (const link of [
    `https://rondo.example.com/web${citedPage(ID)}`,
    `http://127.0.0.1:5180/web/documentView?page=2&id=${ID.toUpperCase()}#x`,
  ])
    expect(citedFile(link)).toBe(ID);
  for (const link of [null, '', 'https://example.com/sop.pdf', `https://example.com/?id=${ID}`, '/documentView?id=7'])
    expect(citedFile(link)).toBeNull();
});
