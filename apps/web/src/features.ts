import { nounsInOrder } from '@rondo/domain/brought';
import { FOUND } from './features.gen.ts';
import type { Feature } from './shared/feature.ts';

/** The order in which Ctrl K shows what it finds; what it does not name comes after, by name. The menu has an order of its own. */
const ORDER =
  'session message inspection shop org member application department role company task rectification record template statistics settings job';

/** Every feature of the application, each `<noun>.feature.ts`. */
export const FEATURES: readonly Feature[] = nounsInOrder(ORDER.split(' '), FOUND);
