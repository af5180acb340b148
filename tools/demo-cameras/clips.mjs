/** All demo cameras, as make.mjs draws them. */
import { AISLE } from './clips/aisle.mjs';
import { BACK } from './clips/back.mjs';
import { DOORS } from './clips/door.mjs';
import { TABLES } from './clips/seating.mjs';
import { TILL } from './clips/till.mjs';

export const CLIPS = [...TILL, ...AISLE, ...DOORS, ...BACK, ...TABLES];
