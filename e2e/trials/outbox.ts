import type { Product } from './product.ts';

/** The newest code that lies in the local outbox for an address: what whoever runs the machine reads out. */
export async function codeFor(product: Product, account: string): Promise<string> {
  const answer = await fetch(`${product.base}/outbox?key=${await product.written('outbox-key')}`, {
    headers: { 'accept-language': 'en' },
  });
  const letter = (await answer.text())
    .split('<article>')
    .find((one) => one.includes(account) && /code is \d{6}/.test(one));
  const code = /code is (\d{6})/.exec(letter ?? '')?.[1];
  if (!code) throw new Error(`No code lies in the outbox for ${account}.`);
  return code;
}
