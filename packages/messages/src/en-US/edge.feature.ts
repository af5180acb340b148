import type { Shape } from '../shape.ts';
import type { edgeFeature as zh } from '../zh-CN/edge.feature.ts';

export const edgeFeature = {
  error: {
    EDGE_CONNECTED: 'The gateway is connected and cannot be paired anew. To replace the computer, revoke it first.',
    EDGE_AWAY: 'The store gateway is offline: nothing can be reached through it.',
    EDGE_REVOKED: 'The gateway is revoked already.',
  },
  state: {
    edge: { waiting: 'Not paired', online: 'Online', offline: 'Offline', revoked: 'Revoked' },
  },
  notification: {
    kind: { system: { edge: 'Gateways offline and back' } },
    system: {
      edge_away: {
        title: 'Gateway {name} of {shop} is offline',
        body: 'It has not been connected for ten minutes, and the devices behind it cannot be seen. Check power and network of the store.',
      },
      edge_back: {
        title: 'Gateway {name} of {shop} is back',
        body: 'It is connected again, and the devices behind it can be seen.',
      },
    },
  },
  audit: {
    kind: { edge: 'Store gateway' },
    event: {
      edge: {
        created: 'added the store gateway',
        edited: 'edited the store gateway',
        code_made: 'made a pairing code for the store gateway',
        paired: 'paired the store gateway',
        revoked: 'revoked the store gateway',
      },
    },
    field: { edge: 'Store gateway' },
  },
} satisfies Shape<typeof zh>;
