import type { AuditRow } from '@rondo/contract/audit';
import { useCallback } from 'react';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';
import { fieldWord, stateWord } from './words.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A value of a change as a person reads it: moments in the place's clock, switches as words. */
export function useValueText(): (value: string | null) => string | null {
  const format = useFormat();
  return useCallback((value) => (value !== null && INSTANT.test(value) ? format.dateTimeFull(value) : value), [format]);
}

/** What an entry changed, in one line: its states, or its first field and how many others; else what was said. */
export function useChangeText(): (row: AuditRow) => string {
  const t = useT();
  const valueText = useValueText();
  return useCallback(
    ({ kind, fromState, toState, changes, comment }) => {
      const [first] = changes;
      if (first) {
        const { field, before, after } = first;
        const values = [before, after].map((value) => valueText(value) ?? t('audit.empty')).join(' → ');
        const told = before === null && after === null ? t('audit.changed') : values;
        const more = changes.length > 1 ? ` +${changes.length - 1}` : '';
        return `${fieldWord(t, field)}: ${told}${more}`;
      }
      const states = [fromState, toState].flatMap((state) => (state ? [stateWord(t, kind, state)] : []));
      if (fromState !== toState && states.length > 0) return states.join(' → ');
      return comment ?? '—';
    },
    [t, valueText],
  );
}
