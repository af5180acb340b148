import type { ReceiptCounts } from '@rondo/contract/receipt';
import { RECEIPT_COUNTS, type ReceiptCount } from '@rondo/domain/receipt';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { countLink } from '../list-input.ts';
import './receipt.css';

interface Props {
  counts: ReceiptCounts;
  /** The query of the address. */
  search: string;
}

/** How many were sent, acknowledged and wait; each number opens exactly its rows. */
export function ReceiptStrip({ counts, search }: Props) {
  const t = useT();
  const format = useFormat();
  const formulas: Partial<Record<ReceiptCount, string>> = {
    sent: t('receipt.formula.sent'),
    unacknowledged: t('receipt.formula.unacknowledged'),
    overdue: t('receipt.formula.overdue'),
  };
  return (
    <div className="receipt-strip">
      <StatStrip
        label={t('receipt.title')}
        stats={RECEIPT_COUNTS.map((key) => {
          const formula = formulas[key];
          return {
            ...{ key, label: t(`receipt.count.${key}`), value: format.count(counts[key]) },
            to: countLink(search, key),
            ...(formula === undefined ? {} : { formula }),
          };
        })}
      />
    </div>
  );
}
