const LONGEST = 500;

/** The page below /web that somebody wanted, as the sign-in page takes it; empty for anything that leads elsewhere. */
export function returnTo(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > LONGEST || !/^\/web(\/|$)/.test(asked)) return '';
  if (asked.includes('\\') || !URL.canParse(asked, 'http://inside')) return '';
  const { origin, pathname, search, hash } = new URL(asked, 'http://inside');
  // Written out, so that `/web/../elsewhere` is what it leads to.
  if (origin !== 'http://inside' || !pathname.startsWith('/web/') || pathname.startsWith('/web//')) return '';
  return pathname.slice('/web'.length) + search + hash;
}
