import type { Actor } from './actor.ts';
import { managesDevices } from './device.ts';
import { machine } from './machine.ts';

/** A store gateway: a small computer in a store that carries the server's connections to the devices there. */
export const EDGE_STATES = ['waiting', 'online', 'offline', 'revoked'] as const;
export type EdgeState = (typeof EDGE_STATES)[number];
export type EdgeEvent = 'connect' | 'lose' | 'revoke' | 'renew';

/**
 * Whether a gateway is there. `waiting`: no computer was paired yet. `connect` and `lose` are what its connection tells; `renew` lets a
 * revoked one be paired again.
 */
export const edgeMachine = machine<EdgeState, EdgeEvent>(
  {
    waiting: { connect: 'online', revoke: 'revoked' },
    online: { lose: 'offline', revoke: 'revoked' },
    offline: { connect: 'online', revoke: 'revoked' },
    revoked: { renew: 'waiting' },
  },
  ['connect', 'lose'],
);

/** Letters that are not mistaken for each other when somebody reads them out: no 0, O, 1, I, L. */
export const EDGE_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 31^8: nobody guesses one within its ten minutes, at the rate that is allowed. */
export const EDGE_CODE_LENGTH = 8;

/** A code as people type it: in any case, with or without the dash in its middle. */
export const readEdgeCode = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** A code as it is shown: `ABCD-2345`. */
export const showEdgeCode = (code: string): string =>
  `${code.slice(0, EDGE_CODE_LENGTH / 2)}-${code.slice(EDGE_CODE_LENGTH / 2)}`;

/** What the actor may do with a gateway at a store in scope: exactly the buttons to show. */
export function edgeCan(
  actor: Pick<Actor, 'codes'>,
  state: EdgeState,
): { edit: boolean; pair: boolean; revoke: boolean } {
  const manages = managesDevices(actor);
  // The key of one that is connected is not taken from it by mistake.
  return {
    edit: manages,
    pair: manages && state !== 'online',
    revoke: manages && edgeMachine.after(state, 'revoke') !== null,
  };
}
