import { goTo } from './go-to.ts';
import { herePath } from './leave.ts';

/** The parameters of an address with the help beside its page; `topic` is what it shows instead of the article of the page. */
export function withHelp(params: URLSearchParams, topic: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('panel', 'help');
  if (topic === null) next.delete('topic');
  else next.set('topic', topic);
  return next;
}

/** What explains an error, by the number that travels. */
export const codeTopic = (code: number): string => `code-${code}`;

/** Opens an explanation beside the page from outside of components. */
export function openHelp(topic: string): void {
  const { pathname, searchParams, hash } = new URL(herePath(), window.location.origin);
  goTo(`${pathname}?${withHelp(searchParams, topic)}${hash}`);
}
