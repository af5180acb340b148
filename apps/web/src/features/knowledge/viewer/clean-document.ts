/** Around pages of paper, which are white in both modes. */
export const DOCUMENT_STYLE = `
  :host { display: block; color: #000; }
  .docx-wrapper { display: flex; flex-flow: column; align-items: center; padding: 0; background: none !important; }
  .docx-wrapper > section { box-sizing: border-box; margin-bottom: 16px; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.15); }
  img { max-width: 100%; }
  @media print { .docx-wrapper > section { box-shadow: none; break-after: page; margin: 0; } }
`;

/** What runs, loads or asks for something. */
const REFUSED = 'script, iframe, object, embed, link, meta, base, form, input, button, video, audio';

/**
 * Takes out of a drawn document whatever could run or call another host: it comes from somebody, and shows what they wrote, nothing
 * else. Links lead to pages in a tab of their own.
 */
export function cleanDocument(whole: HTMLElement): HTMLElement {
  for (const one of whole.querySelectorAll(REFUSED)) one.remove();
  for (const one of whole.querySelectorAll('*')) {
    for (const { name } of [...one.attributes])
      if (/^on|^srcset$|^formaction$|^ping$/i.test(name)) one.removeAttribute(name);
    if (!isOwn(one.getAttribute('src'))) one.removeAttribute('src');
    cleanLink(one);
  }
  for (const style of whole.querySelectorAll('style')) style.textContent = withoutCalls(style.textContent ?? '');
  for (const one of whole.querySelectorAll<HTMLElement>('[style]'))
    one.setAttribute('style', withoutCalls(one.getAttribute('style') ?? ''));
  return whole;
}

const isOwn = (address: string | null): boolean => address === null || /^data:|^blob:/i.test(address);

/** Styles keep their pictures and fonts that lie in the document itself. */
const withoutCalls = (css: string): string =>
  css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*(?!["']?(?:data:|blob:))[^)]*\)/gi, 'none');

function cleanLink(one: Element): void {
  for (const name of ['href', 'xlink:href']) {
    const address = one.getAttribute(name);
    if (address === null || address.startsWith('#')) continue;
    if (one instanceof HTMLAnchorElement || one.tagName === 'A') {
      if (/^(https?:|mailto:)/i.test(address)) {
        one.setAttribute('target', '_blank');
        one.setAttribute('rel', 'noreferrer');
      } else one.removeAttribute(name);
    } else if (!isOwn(address)) one.removeAttribute(name);
  }
}
