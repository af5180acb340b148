import type { RecordDetail, RecordItem } from '@rondo/contract/record';
import type { ComparedItem } from '@rondo/domain/compared-records';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { Score } from '../../../shared/ui/drawer/score.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { ComparedAnswer } from './compared-answer.tsx';
import { ComparedHead } from './compared-head.tsx';

interface Props {
  records: readonly RecordDetail[];
  /** In their order, sections together. */
  items: readonly ComparedItem<RecordItem>[];
  onRemove: (id: string) => void;
}

/** The reports as columns, sections and check items as rows; on the phone an item's name stands over its answers. */
export function ComparedTable({ records, items, onRemove }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const sections = [...new Set(items.map(({ newest }) => newest.category))];
  return (
    <table className="compare-table" data-narrow={isNarrow}>
      <caption className="visually-hidden">{t('record.compare.title')}</caption>
      <thead>
        <tr>
          {!isNarrow && <th scope="col">{t('record.filter.item')}</th>}
          <ComparedHead records={records} onRemove={onRemove} />
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section}>
          <SectionRow name={section} records={records} isNarrow={isNarrow} />
          {items
            .filter(({ newest }) => newest.category === section)
            .map((item) => (
              <ItemRows key={item.itemId} item={item} records={records} isNarrow={isNarrow} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  records: readonly RecordDetail[];
  isNarrow: boolean;
}

function SectionRow({ name, records, isNarrow }: RowProps & { name: string }) {
  const scores = records.map((record) => (
    <td key={record.id}>
      <SectionScore category={record.outcome.categories.find((one) => one.name === name)} />
    </td>
  ));
  return (
    <NamedRow
      name={<strong>{name}</strong>}
      cells={scores}
      isNarrow={isNarrow}
      className="compare-section"
      scope="rowgroup"
    />
  );
}

/** A report of another version may not have the section. */
function SectionScore({ category }: { category: RecordDetail['outcome']['categories'][number] | undefined }) {
  if (!category) return <Score value={null} />;
  return <Score value={category.ratePercent === null ? null : category.score} of={category.max} />;
}

function ItemRows({
  item: { newest, answers, changes, isChanged },
  records,
  isNarrow,
}: RowProps & { item: Props['items'][number] }) {
  const t = useT();
  const name = (
    <span className="compare-item">
      {newest.code && <span className="meta num">{newest.code}</span>}
      <span>{newest.name}</span>
      {isChanged && <Pill tone="warn">{t('record.compare.differs')}</Pill>}
    </span>
  );
  const cells = records.map((record, index) => (
    <td key={record.id} data-changed={changes[index]}>
      <ComparedAnswer item={answers[index] ?? null} />
    </td>
  ));
  return <NamedRow name={name} cells={cells} isNarrow={isNarrow} scope="row" />;
}

interface NamedProps {
  name: ReactNode;
  cells: ReactNode[];
  isNarrow: boolean;
  className?: string;
  scope: 'row' | 'rowgroup';
}

function NamedRow({ name, cells, isNarrow, className, scope }: NamedProps) {
  if (!isNarrow) {
    return (
      <tr className={className}>
        <th scope={scope}>{name}</th>
        {cells}
      </tr>
    );
  }
  return (
    <>
      <tr className={className}>
        <th scope="colgroup" colSpan={cells.length}>
          {name}
        </th>
      </tr>
      <tr className={className}>{cells}</tr>
    </>
  );
}
