import { goTo } from './go-to.ts';
import { herePath } from './leave.ts';

/** The parameter of the help beside a page: the topic that it shows. A panel that is open stays under its own. */
export const HELP = 'help';

/** The topic that is the article of the page. */
export const OF_PAGE = 'page';

/** The parameters of an address with the help beside its page. */
export function withHelp(params: URLSearchParams, topic: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(HELP, topic);
  return next;
}

/** What explains an error, by the number that travels. */
export const codeTopic = (code: number): string => `code-${code}`;

/** Opens an explanation beside the page from outside of components. */
export function openHelp(topic: string): void {
  const { pathname, searchParams, hash } = new URL(herePath(), window.location.origin);
  goTo(`${pathname}?${withHelp(searchParams, topic)}${hash}`);
}
