import type { KeyGroup } from '../../shared/ui/keys/key-rows.ts';

/** The keys of the page on which an inspection is performed, as its list of keys shows them. */
export const INSPECTION_KEYS = {
  title: 'inspection.perform.title',
  rows: [
    { keys: ['1'], label: 'inspection.key.pass' },
    { keys: ['2'], label: 'inspection.key.fail' },
    { keys: ['3'], label: 'inspection.key.na' },
    { keys: ['←', '→'], label: 'inspection.key.neighbour' },
    { keys: ['Enter'], label: 'inspection.key.enter' },
    { keys: ['N'], label: 'inspection.key.gap' },
    { keys: ['R'], label: 'inspection.key.review' },
    { keys: ['Ctrl Enter'], label: 'inspection.key.submit' },
    { keys: ['Esc'], label: 'inspection.key.back' },
  ],
} as const satisfies KeyGroup;
