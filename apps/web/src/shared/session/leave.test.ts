import { LOGIN_REDIRECT_MS } from '@rondo/contract/kit/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What a browser has here: a storage with a session, and an address. */
function browser() {
  const storage = new Map([
    ['token', 't'],
    ['id', 'i'],
    ['companyId', 'c'],
  ]);
  const visited: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: () => {},
    location: { pathname: '/web/task', search: '?tab=mine', hash: '', replace: (to: string) => visited.push(to) },
  });
  return { storage, visited };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an ended session is forgotten at once, and the sign-in page follows after exactly one second, once', async () => {
  const { storage, visited } = browser();
  const { isLeaving, leaveSoon } = await import('./leave.ts');
  leaveSoon();
  expect([[...storage], isLeaving()]).toEqual([[], true]);
  vi.advanceTimersByTime(LOGIN_REDIRECT_MS / 2);
  leaveSoon();
  vi.advanceTimersByTime(LOGIN_REDIRECT_MS / 2 - 1);
  expect(visited).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(visited).toEqual(['/web/login?from=%2Ftask%3Ftab%3Dmine']);
  vi.advanceTimersByTime(LOGIN_REDIRECT_MS);
  expect([visited.length, LOGIN_REDIRECT_MS]).toEqual([1, 1_000]);
});

it('the page is left once, whoever hears that the session is forgotten', async () => {
  const { visited } = browser();
  const { isLeaving, leaveNow } = await import('./leave.ts');
  const { onSessionChange } = await import('./stored-session.ts');
  // As the page itself watches the session of its browser.
  onSessionChange(() => isLeaving() || leaveNow({ comeBack: true }));
  leaveNow({ comeBack: false });
  expect(visited).toEqual(['/web/login']);
});
