import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface Props<T> {
  rows: readonly T[];
  onChange: (rows: T[]) => void;
  /** A new row. */
  fresh: T;
  most: number;
  addWords: string;
  children: (row: T, put: (next: T) => void, no: number) => ReactNode;
}

/** Several of one thing: rows that are added at the end and taken away, one stays. */
export function RowsField<T>({ rows, onChange, fresh, most, addWords, children }: Props<T>) {
  const t = useT();
  return (
    <div className="snapshot-rows">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and are only added at the end
        <div key={index} className="snapshot-row">
          {children(row, (next) => onChange(rows.with(index, next)), index + 1)}
          {rows.length > 1 && (
            <Button
              look="text"
              icon={X}
              label={t('timedSnapshot.form.remove', { no: index + 1 })}
              onPress={() => onChange(rows.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {rows.length < most && (
        <div>
          <Button isSmall icon={Plus} onPress={() => onChange([...rows, fresh])}>
            {addWords}
          </Button>
        </div>
      )}
    </div>
  );
}
