import type { Address, Mode } from './address.ts';

type Asked = Pick<Address, 'mode' | 'invite' | 'companyCode'>;
/** What the page shows: signing in, or one of the other modes. */
export type View = Exclude<Mode, 'password' | 'code'> | 'sign_in';

/** Proof of who somebody is is asked for first, but not to see where an invitation leads. */
export function viewOf({ mode, invite, companyCode }: Asked, isKnown: boolean): View {
  const isOnTheWay = invite !== '' || companyCode !== '';
  switch (mode) {
    case 'register':
    case 'password':
    case 'code':
      if (isOnTheWay && isKnown) return 'join';
      return mode === 'register' ? 'register' : 'sign_in';
    case 'forgot':
    case 'join':
      return mode;
    case 'choose':
    case 'start':
    case 'create':
    case 'waiting':
      return isKnown ? mode : 'sign_in';
    case null:
      return isOnTheWay ? 'join' : 'sign_in';
    default:
      return mode satisfies never;
  }
}
