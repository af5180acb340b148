import type { Shape } from '../shape.ts';
import type { applicationFeature as zh } from '../zh-CN/application.feature.ts';

export const applicationFeature = {
  state: {
    application: {
      pending: 'Pending',
      approved: 'Approved',
      refused: 'Refused',
      withdrawn: 'Withdrawn',
      expired: 'Expired',
    },
  },
  audit: {
    kind: {
      application: 'Application',
      invite: 'Invitations',
    },
    event: {
      application: {
        apply: 'asked to join:',
        approve: 'approved',
        refuse: 'refused',
        withdraw: 'withdrew the application of',
        expire: 'application ran out:',
      },
      invite: {
        update: 'changed the invitation settings of',
        renew: 'renewed the invitation code of',
      },
    },
    field: {
      isOn: 'On',
      is_on: 'On',
      validityDays: 'Valid for (days)',
      validity_days: 'Valid for (days)',
      needsApproval: 'Needs approval',
      needs_approval: 'Needs approval',
    },
  },
  error: {
    APPLICATION_DECIDED: 'This application has been decided already',
    INVITE_OVER: 'The link or company code is not valid or has expired',
    INVITE_NEEDS_PLACE: 'Joining without approval needs a default department and role',
    ALREADY_MEMBER: 'You are a member of this company already; just sign in',
    ALREADY_APPLIED: 'You have applied already and wait for a decision',
  },
} satisfies Shape<typeof zh>;
