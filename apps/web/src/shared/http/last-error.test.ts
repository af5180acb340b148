import { CODES } from '@rondo/contract/kit/codes';
import { MINUTE_MS } from '@rondo/domain/duration';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from './refusal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('window', {
    location: new URL('https://rondo.example/web/task?open=1'),
    addEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what nobody expected for ten minutes, and nothing of what was refused for a reason', async () => {
  const { lastError, noteCrash, noteRefusal } = await import('./last-error.ts');
  for (const reason of ['FORBIDDEN', 'INPUT_REFUSED', 'STALE', 'SUPERSEDED', 'TASK_CLOSED', 'NO_SESSION'] as const)
    noteRefusal(new Refusal(CODES[reason].code, 'No'));
  expect(lastError()).toBeNull();
  noteRefusal(new Refusal(CODES.OPERATION_EXCEPTION.code, '', { requestId: 'req-7' }));
  expect(lastError()).toMatchObject({ id: 'req-7', code: CODES.OPERATION_EXCEPTION.code, route: '/task' });
  noteRefusal(new Refusal(CODES.NETWORK_EXCEPTION.code, ''));
  noteRefusal(new Refusal(CODES.NOT_FOUND.code, 'Gone'));
  expect(lastError()).toMatchObject({ id: null, code: CODES.NETWORK_EXCEPTION.code });
  vi.advanceTimersByTime(10 * MINUTE_MS - 1);
  expect(lastError()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(lastError()).toBeNull();
  noteCrash('crash-1');
  expect(lastError()).toMatchObject({ id: 'crash-1', code: null });
});
