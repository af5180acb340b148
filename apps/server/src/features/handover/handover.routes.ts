import { handoverApi } from '@rondo/contract/handover';
import { type Binding, bind } from '../../platform/http/binding.ts';
import type { InHand, OrphanCheck } from '../../platform/in-hand.ts';
import { items, orphans, own } from './handover.actions.ts';
import { leave, resign } from './resign.ts';

export const handoverRoutes = (inHand: readonly InHand[], orphanChecks: readonly OrphanCheck[]): Binding[] =>
  bind(handoverApi, {
    items: items(inHand),
    own: own(inHand),
    leave: leave(inHand),
    resign: resign(inHand),
    orphans: orphans(orphanChecks),
  });
