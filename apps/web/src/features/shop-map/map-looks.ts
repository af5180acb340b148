import type { MapMeasure } from '@rondo/domain/shop-map';
import { type Role, role } from '../../shared/ui/tokens.ts';

/** The colours of the classes of a measure, in their order. */
const ROLES: Record<MapMeasure, readonly Role[]> = {
  status: ['okMark', 'waitMark', 'muteMark'],
  level: ['l1', 'l2', 'l3', 'l4', 'muteMark'],
  inspected: ['l1', 'l2', 'l3', 'l4', 'muteMark'],
  rectifications: ['l1', 'l3', 'l4'],
  footfall: ['l1', 'l2', 'l3', 'l4', 'muteMark'],
};
/** The class that is told by its shape too: a diamond. */
const WORST: Record<MapMeasure, number | null> = {
  status: null,
  level: 3,
  inspected: 3,
  rectifications: 2,
  footfall: 3,
};

export interface ClassLook {
  /** A CSS value. */
  colour: string;
  shape: 'dot' | 'diamond';
}

/** How the classes of a measure look, in their order. */
export const looksOf = (measure: MapMeasure): readonly ClassLook[] =>
  ROLES[measure].map((name, index) => ({ colour: role(name), shape: index === WORST[measure] ? 'diamond' : 'dot' }));
