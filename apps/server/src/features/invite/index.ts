export * as invites from './invite.queries.ts';
export { newInvite } from './new-invite.ts';
