import type { InspectionSheet } from '@rondo/contract/inspection';
import { useT } from '../../../shared/i18n.tsx';
import { askedHere, type ItemRow } from '../draft/item-rows.ts';

/** Of a re-inspection of what failed: how many items are asked here, and how many answers were carried over from where. */
export function CarriedLine({ sheet, rows }: { sheet: InspectionSheet; rows: readonly ItemRow[] }) {
  const t = useT();
  const anew = askedHere(rows).length;
  const carried = rows.length - anew;
  if (carried === 0) return null;
  const from = sheet.carried.map((source) => source.number).join(' · ');
  return <p className="meta carried-line num">{t('reinspection.carried.line', { anew, carried, from })}</p>;
}
