import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import { Footprints, GraduationCap } from 'lucide-react';
import { defineFeature } from '../shared/feature.ts';

/**
 * What the specification names and no feature brings yet: its lines of the menu, which nobody sees while their pages do not
 * exist, and the looks of its states. Who builds one of them takes its lines over into the new feature.
 */
export const planned = defineFeature({
  noun: 'planned',
  menu: {
    entries: [
      {
        key: 'staffGrowUp',
        labelKey: 'app.menu.staffGrowUp',
        icon: GraduationCap,
        pages: ['/knowledge'],
        needs: signedIn,
      },
      {
        key: 'flow',
        labelKey: 'app.menu.flow',
        icon: Footprints,
        pages: ['/flow'],
        needs: anyOf('visitor_statistics'),
      },
    ],
    lines: [
      {
        entry: 'inspect',
        key: 'overview',
        labelKey: 'app.inspectMenu.overview',
        path: '/inspect/overview',
        covers: ['/inspect/overviewOfResults', '/inspect/aiStatistics'],
      },
    ],
  },
  states: {
    aiEvent: {
      new: ['diamond', 'warn'],
      confirmed: ['diamondCheck', 'bad'],
      false_alarm: ['diamondSlash', 'mute'],
      ignored: ['diamondDashed', 'mute'],
    },
    snapshotPlan: {
      pending_start: ['clock', 'wait'],
      active: ['quarter', 'ok'],
      paused: ['pause', 'warn'],
      ended: ['bar', 'mute'],
      expired: ['clock', 'mute'],
    },
    appeal: {
      pending: ['half', 'wait'],
      accepted: ['check', 'ok'],
      refused: ['slash', 'bad'],
      expired: ['clock', 'mute'],
    },
    indexing: {
      queued: ['dashed', 'wait'],
      indexed: ['check', 'ok'],
      failed: ['cross', 'bad'],
      unsupported: ['bar', 'mute'],
    },
  },
});
