/** What a browser does with redirects and cookies, as far as signing in elsewhere needs it: every step is an answer to look at. */
export interface Jar {
  /** One request with the cookies of its origin. */
  get(url: string): Promise<{ status: number; location: string; setCookie: string[] }>;
  /** Follows redirects until one leads to an address that `isThere` accepts, or nowhere. */
  follow(url: string, isThere: (url: string) => boolean): Promise<string>;
  cookie(origin: string, name: string): string | undefined;
  setCookie(origin: string, name: string, value: string): void;
}

/** `served` maps an origin that is only a name to where it really listens. */
export function jar(served: Record<string, string>): Jar {
  const cookies = new Map<string, Map<string, string>>();
  const of = (origin: string): Map<string, string> => {
    const known = cookies.get(origin) ?? new Map<string, string>();
    cookies.set(origin, known);
    return known;
  };
  const self: Jar = {
    async get(url) {
      const { origin, pathname, search } = new URL(url);
      const cookie = [...of(origin)].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${served[origin] ?? origin}${pathname}${search}`, {
        redirect: 'manual',
        headers: { cookie },
      });
      await response.arrayBuffer();
      const setCookie = response.headers.getSetCookie();
      for (const line of setCookie) {
        const [pair = ''] = line.split(';');
        const cut = pair.indexOf('=');
        const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
        if (value === '' || /max-age=0/i.test(line)) of(origin).delete(name);
        else of(origin).set(name, value);
      }
      const location = response.headers.get('location');
      return { status: response.status, location: location ? new URL(location, url).href : '', setCookie };
    },
    async follow(url, isThere) {
      let here = url;
      for (let i = 0; i < 10 && here !== '' && !isThere(here); i += 1) here = (await self.get(here)).location;
      return here;
    },
    cookie: (origin, name) => of(origin).get(name),
    setCookie: (origin, name, value) => void of(origin).set(name, value),
  };
  return self;
}
