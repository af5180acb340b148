import { machine } from './machine.ts';

/** An application to join a company (加入申请): by its code, link or QR, decided by whoever manages members (product 2). */
export const APPLICATION_STATES = ['pending', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

const APPLICATION_EVENTS = ['approve', 'refuse', 'withdraw', 'expire'] as const;
export type ApplicationEvent = (typeof APPLICATION_EVENTS)[number];

export const applicationMachine = machine<ApplicationState, ApplicationEvent>(
  {
    pending: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn', expire: 'expired' },
    approved: {},
    refused: {},
    withdrawn: {},
    expired: {},
  },
  ['expire'],
);

/** A pending application runs out after this many days. */
export const APPLICATION_DAYS = 30;

/** How long a link may be good, days; null: for good. */
export const INVITE_VALIDITY_DAYS = [7, 30, 90] as const;

/** Letters and digits nobody mixes up: no 0/O, 1/I/L. */
export const COMPANY_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const COMPANY_CODE_LENGTH = 8;
