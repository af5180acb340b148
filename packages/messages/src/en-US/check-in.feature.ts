import type { Shape } from '../shape.ts';
import type { checkInFeature as zh } from '../zh-CN/check-in.feature.ts';

export const checkInFeature = {
  state: {
    checkIn: { normal: 'Normal', pending: 'To be reviewed', approved: 'Approved', denied: 'Denied' },
  },
  audit: {
    kind: { checkIn: 'Check-in', checkInPolicy: 'Check-in settings' },
    event: {
      checkIn: {
        checked_in: 'checked in',
        checked_out: 'checked out',
        approve: 'approved the check-in',
        deny: 'denied the check-in',
      },
      checkInPolicy: {
        created: 'added check-in settings',
        edited: 'edited check-in settings',
        removed: 'removed check-in settings',
        code_renewed: 'renewed the check-in code of the store',
      },
    },
  },
  error: {
    CHECK_IN_NEEDED: 'You have not checked in at the store. Check in, then submit',
    CHECK_OUT_NEEDED: 'You have not checked out. Check out, then submit',
    CHECK_IN_NOT_ASKED: 'This inspection does not ask for this check-in now',
    CHECK_IN_CODE_WRONG: 'The code is wrong or expired. Use the one the store shows now',
    CHECK_IN_RULE_EXISTS: 'There are check-in settings of its own already. Reload and edit those',
    CHECK_IN_RULES_FULL: 'There are too many check-in settings. Remove some first',
  },
  notification: {
    kind: { system: { check_in: 'Check-ins' } },
    system: {
      check_in_flagged: { title: 'A check-in at {name} needs a review', body: '{by} checked in with a doubt.' },
      check_in_approved: { title: 'Your check-in at {name} was approved', body: 'Reason: {reason}' },
      check_in_denied: {
        title: 'Your check-in at {name} was denied',
        body: 'Reason: {reason}. If you have not submitted yet, check in again.',
      },
    },
  },
} satisfies Shape<typeof zh>;
