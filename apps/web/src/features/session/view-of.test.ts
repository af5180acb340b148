import { expect, it } from 'vitest';
import { isJoining } from '../../shared/session/joining.ts';
import { MODES } from './address.ts';
import { viewOf } from './view-of.ts';

const nothing = { mode: null, invite: '', companyCode: '' };

it('without a mode shows signing in, and with a link where it leads', () => {
  expect(viewOf(nothing, false)).toBe('sign_in');
  expect(viewOf({ ...nothing, invite: 'secret' }, false)).toBe('join');
});

it.each(['choose', 'start', 'create', 'waiting'] as const)('%s asks for proof of who somebody is first', (mode) => {
  expect([viewOf({ ...nothing, mode }, false), viewOf({ ...nothing, mode }, true)]).toEqual(['sign_in', mode]);
});

it('whoever signed in or registered on the way into a company goes on there', () => {
  for (const mode of ['password', 'code', 'register'] as const) {
    expect(viewOf({ ...nothing, mode, companyCode: 'ABCDEFGH' }, true)).toBe('join');
    expect(viewOf({ ...nothing, mode, companyCode: 'ABCDEFGH' }, false)).not.toBe('join');
  }
});

it('somebody signed in stays on the sign-in page only to get into another company', () => {
  const staying = MODES.filter((mode) => isJoining(`?mode=${mode}`));
  expect(staying).toEqual(['choose', 'start', 'create', 'join', 'waiting']);
  expect([isJoining('?invite=x'), isJoining('?from=%2Ftask'), isJoining('')]).toEqual([true, false, false]);
});
